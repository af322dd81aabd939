/** Texts of the share button. */
export const shareLinkTexts = { send: 'Share', copied: 'Address copied' } as const;
