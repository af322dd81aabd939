import { InboundMail } from '@mainstage/leads/inbound/entity';
import { type EntityManager } from 'typeorm';
import { type TokenSubject } from './message-subject';
/** A message as it was read, to be stored. */
export type ReadMessage = Pick<InboundMail, 'kind' | 'sender' | 'subject' | 'sentAt' | 'messageId' | 'inReplyTo' | 'visibleText' | 'fullText' | 'attachmentNames' | 'verdict' | 'reason' | 'raw'> & {
    /** SHA-256 of Message-ID, body and recipient. */
    fingerprint: Buffer;
    /** What its token says; undefined where it has none. */
    token: TokenSubject | undefined;
    /** It is one of our own mails that came back. */
    loop: boolean;
};
export type StoredAs = 'stored' | 'duplicate' | 'quarantined';
/**
 * Stores a message and all that follows from it in one transaction, once (rule inbound.once).
 * @returns `duplicate` where it was stored before; nothing follows from it then
 */
export declare function storeMessage(manager: EntityManager, message: ReadMessage): Promise<StoredAs>;
