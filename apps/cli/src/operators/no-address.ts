export const noAddress = (word: string | undefined): string =>
  word ? `"${word}" is not an email address.` : 'Give an email address.';
