import type { MailOrigin } from '@mainstage/leads/mail-origin';
import type { EntityManager } from 'typeorm';
/** The lead that a message belongs to. */
export interface MessageSubject {
    leadId: string;
    form: MailOrigin;
    /** The lead's address. */
    email: string;
    /** The mail that came back; known where the token names one. */
    mailId: string | null;
}
/** What a valid token says: a lead, or a mail of ours where the message came to its envelope sender. */
export interface TokenSubject {
    purpose: 'reply' | 'bounce' | 'copy';
    id: string;
}
/** @returns undefined where the lead or the mail is gone */
export declare function subjectOfToken(manager: EntityManager, { purpose, id }: TokenSubject): Promise<MessageSubject | undefined>;
