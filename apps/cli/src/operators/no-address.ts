/** Error text for a word that is no email address, or is missing. */
export const noAddress = (word: string | undefined): string =>
  word ? `"${word}" is no email address.` : 'Give an email address.';
