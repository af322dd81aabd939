import type { EntityManager } from 'typeorm';
/** Where reading a mailbox goes on. */
export interface MailboxPosition {
    lastUid: number;
    /** Set where the server has numbered its messages anew: everything since then is read again. */
    since?: Date;
}
/**
 * Where to go on in a mailbox. One that was never read begins behind its last message: the company may have used it
 * before. After a change of UIDVALIDITY it begins anew, and what is stored already is recognised.
 * @param uidNext the UID that the next message gets
 */
export declare function mailboxPosition(manager: EntityManager, name: string, uidValidity: bigint, uidNext: number): Promise<MailboxPosition>;
/** Notes that everything up to a message is stored. */
export declare function moveMailboxPosition(manager: EntityManager, name: string, uid: number): Promise<void>;
