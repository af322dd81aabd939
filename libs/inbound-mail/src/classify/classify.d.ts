import type { InboundMessage } from '../parse/inbound-message';
import type { Bounce } from './bounce/verdict';
import { type CalendarReply } from './calendar-reply';
export declare const inboundKinds: readonly ['bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown'];
export type InboundKind = (typeof inboundKinds)[number];
/** What a message is, and what it says where it is a machine's. */
export type Classification = {
    kind: 'bounce';
    bounce: Bounce;
} | {
    kind: 'calendar-reply';
    reply: CalendarReply;
} | {
    kind: Exclude<InboundKind, 'bounce' | 'calendar-reply'>;
};
/**
 * Says what a message is (rule inbound.kinds). Which lead it belongs to is decided by its recipient alone.
 * @param salesTeam addresses in lower case
 */
export declare function classify(message: InboundMessage, salesTeam: ReadonlySet<string>): Classification;
