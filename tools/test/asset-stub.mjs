/** What a picture, font or style sheet is to a jsdom test: nothing. */
export default '';
