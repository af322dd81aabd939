/** Under this name the list lies in local storage, and under the same a window hears that it has changed. */
export const shortlistKey = 'mainstage.shortlist';
