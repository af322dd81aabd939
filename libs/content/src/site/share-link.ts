/** Texts of the share button. */
export const shareLinkTexts = { send: 'Send it on', copied: 'Address copied' } as const;
