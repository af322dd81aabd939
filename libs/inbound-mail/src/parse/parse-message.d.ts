import type { InboundMessage } from './inbound-message';
/**
 * Reads a raw message. Never throws: what cannot be read within the limits is returned with `parsed: false`.
 * @param raw the bytes as they came in, with any line ends
 */
export declare function parseMessage(raw: Uint8Array): Promise<InboundMessage>;
