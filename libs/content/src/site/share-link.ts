export const shareLinkTexts = { send: 'Share', copied: 'Link copied' } as const;
