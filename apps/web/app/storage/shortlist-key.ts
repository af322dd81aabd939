export const shortlistKey = 'mainstage.shortlist';
