import { type InboundMessage } from '../../parse/inbound-message';
/** Whether a machine answered: a holiday notice, a ticket system's receipt, a read receipt, a report of success. */
export declare function isAutoReply(message: InboundMessage): boolean;
