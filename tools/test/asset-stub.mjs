/** Stub of pictures, fonts and style sheets in jsdom tests. */
export default '';
