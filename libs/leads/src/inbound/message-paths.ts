/** Below it lie the pages by which sales reads a whole message that came in. */
export const inboundMessagePath = '/api/inbound-messages';

/** Below it operators get messages as they came in, attachments included. */
export const originalMessagePath = '/ops/inbound-messages';
