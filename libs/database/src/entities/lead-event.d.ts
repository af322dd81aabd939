import type { MailOrigin } from '@mainstage/leads/mail-origin';
/** What may happen to a lead because of a message that came in. */
export type LeadEventName = 'mail-bounced' | 'mail-delayed' | 'mail-deferred' | 'visitor-replied' | 'sales-answered' | 'calendar-answered' | 'answered-automatically' | 'complained' | 'mail-quarantined' | 'newsletter-suspended' | 'newsletter-unsubscribed' | 'reminders-stopped';
/** An entry in a lead's timeline, written in the transaction of what it tells about. */
export declare class LeadEvent {
    id: string;
    leadId: string;
    form: MailOrigin;
    at: Date;
    event: LeadEventName;
    /** The message that it came with. */
    inboundMailId: string | null;
}
