/** What is wrong with a word that should be an email address. */
export const noAddress = (word: string | undefined): string =>
  word ? `"${word}" is no email address.` : 'Give an email address.';
