/** Below it lie the pages by which sales reads a whole message that came in. */
export const inboundMessagePath = '/api/inbound-messages';
