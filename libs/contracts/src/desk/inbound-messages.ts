/** Prefix of the pages by which sales reads a whole inbound message. */
export const inboundMessagePath = '/api/inbound-messages';
