import type { MailOrigin } from '../mail-origin';
export declare const inboundMailKinds: readonly ['bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown'];
export type InboundMailKind = (typeof inboundMailKinds)[number];
/** A message that came in, as it came in and as it was read (docs/inbound-mail.md). Kept for as long as its lead. */
export declare class InboundMail {
    id: string;
    receivedAt: Date;
    /** SHA-256 of Message-ID, body and lead: the same message again is stored once. */
    fingerprint: Buffer;
    kind: InboundMailKind;
    /** Null where no valid token named a lead that is still there. */
    leadId: string | null;
    form: MailOrigin | null;
    /** The mail of ours that came back; known for bounces alone. */
    mailId: string | null;
    /** The address of From; anyone may have written it. */
    sender: string | null;
    subject: string;
    /** The date that the message claims. */
    sentAt: Date | null;
    messageId: string | null;
    inReplyTo: string | null;
    /** Without quoted history and signature, where they were recognised. */
    visibleText: string;
    fullText: string;
    attachmentNames: string[];
    /** What a bounce or a calendar reply says: `hard`, `soft`, `mailbox-full`, `policy`, `delayed`, `accepted` … */
    verdict: string | null;
    /** Why a bounce came back and whose fault it is: `5.1.1 address-unknown (address)`. */
    reason: string | null;
    /** Stored without consequences: a loop, or too many in an hour. */
    quarantined: boolean;
    /** The message as it came in, up to 10 MB. */
    raw: Buffer;
}
