import { InboundMail } from '@mainstage/leads/inbound/entity';
import { type EntityManager } from 'typeorm';
import { type LeadEventName } from '../entities/lead-event';
import type { MessageSubject } from './message-subject';
/** What follows from a message, within the transaction that stores it (rule inbound.consequences). */
export declare class Consequences {
    private readonly manager;
    private readonly message;
    private readonly subject;
    constructor(manager: EntityManager, message: Pick<InboundMail, 'id' | 'verdict' | 'reason'>, subject: MessageSubject);
    note(...events: LeadEventName[]): Promise<void>;
    bounced(): Promise<void>;
    /** The owner of the mailbox called our mail spam. */
    complained(): Promise<void>;
    /** Owes sales a mail that shows the message. */
    notifySales(kind: 'reply-notification' | 'message-notification'): Promise<void>;
    /** This one included: it is stored already. */
    private bouncesOfTheWeek;
    /** Sales is asked once for each lead to ring the visitor, as where a server refuses at once. */
    private markBounced;
    private stopReminders;
    private suspendNewsletter;
    private sameAddress;
}
