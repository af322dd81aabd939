/** A document whose lower parts are laid out as the visitor nears them; without it the whole page is. */
export const inParts = ':root:not([data-whole-page])';
