import { type InboundMessage } from '../../parse/inbound-message';
/** Whether a message without a report is a server's notice that a mail failed. */
export declare function isFailureNotice(message: InboundMessage): boolean;
