/** Below it operators get messages as they came in, attachments included. */
export const originalMessagePath = '/ops/inbound-messages';
