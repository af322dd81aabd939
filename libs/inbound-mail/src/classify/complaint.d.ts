import type { InboundMessage } from '../parse/inbound-message';
/** Whether a mailbox provider reports that its user called our mail spam (ARF, RFC 5965). */
export declare function isComplaint({ parts }: InboundMessage): boolean;
