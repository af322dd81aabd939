/** Key of the shortlist in local storage. */
export const shortlistKey = 'mainstage.shortlist';
