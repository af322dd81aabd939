import { Booking } from '@mainstage/bookings/entities/booking';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';

export interface MessageSubject {
  leadId: string;
  form: MailOrigin;
  email: string;
  /** The bounced mail, if the token contains it. */
  mailId: string | null;
}

/** Subject of a valid token: a lead, or a mail of ours if the message was sent to its envelope sender. */
export interface TokenSubject {
  purpose: 'reply' | 'bounce' | 'copy';
  id: string;
}

/** @returns undefined if the lead or the mail was deleted */
export async function subjectOfToken(
  manager: EntityManager,
  { purpose, id }: TokenSubject,
): Promise<MessageSubject | undefined> {
  if (purpose !== 'bounce') return subjectOfLead(manager, id, null);
  const mail = await manager.findOne(Mail, { select: { id: true, leadId: true }, where: { id } });
  return mail ? subjectOfLead(manager, mail.leadId, mail.id) : undefined;
}

async function subjectOfLead(
  manager: EntityManager,
  leadId: string,
  mailId: string | null,
): Promise<MessageSubject | undefined> {
  const where = { id: leadId };
  const contact = await manager.findOne(ContactSubmission, { select: { email: true }, where });
  if (contact) return { leadId, form: 'contact', email: contact.email, mailId };
  const booking = await manager.findOne(TourBooking, { select: { email: true, kind: true }, where });
  if (booking) return { leadId, form: bookingForms[booking.kind], email: booking.email, mailId };
  const reader = await manager.findOne(NewsletterSubscription, { select: { email: true }, where });
  if (reader) return { leadId, form: 'newsletter', email: reader.email, mailId };
  // Mails about a booking carry its id: their answers belong to its lead.
  const hire = await manager.findOne(Booking, { select: { id: true, leadId: true }, where });
  return hire?.leadId ? subjectOfLead(manager, hire.leadId, mailId) : undefined;
}

const bookingForms = { tour: 'tour', webinar: 'webinar', business_event: 'business-event' } as const;
