/** A document whose lower parts are laid out after its first screen; without it the whole page is laid out at once. */
export const inParts = 'html:not([data-whole-page])';

/** Sections that stand under a page's first screen, alone or among others of their kind. */
export const laterSections = ':is(main > section:nth-child(n + 3), main > div > section:nth-child(n + 2))';
