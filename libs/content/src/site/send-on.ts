/** Words of the button that sends a page on. */
export const sendOnWords = { send: 'Send it on', copied: 'Address copied' } as const;
