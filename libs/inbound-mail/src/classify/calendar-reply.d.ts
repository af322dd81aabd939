import type { InboundMessage } from '../parse/inbound-message';
declare const answers: {
    readonly ACCEPTED: 'accepted';
    readonly DECLINED: 'declined';
    readonly TENTATIVE: 'tentative';
};
/** What an invited person answered (iTIP, RFC 5546). */
export interface CalendarReply {
    /** UID of the event that we sent. */
    uid: string;
    answer: (typeof answers)[keyof typeof answers];
}
/** The answer that a message carries as a calendar part; undefined where there is none that can be read. */
export declare function calendarReplyOf({ parts }: InboundMessage): CalendarReply | undefined;
export {};
