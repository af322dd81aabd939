/** Operators' path of raw messages, attachments included. */
export const originalMessagePath = '/ops/inbound-messages';
