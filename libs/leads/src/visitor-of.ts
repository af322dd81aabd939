import { ContactSubmission } from './contact/entity';
import type { PropsContext } from './mail-of';
import { NewsletterSubscription } from './newsletter/entity';
import type { Notification } from './notification';
import { TourBooking } from './tour/entity';
import { Withdrawn } from './withdrawn';

/** Contact data of a visitor. */
export interface Visitor {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

/** Contact data in a notification to sales, without the message. @throws Withdrawn if the lead was deleted */
export async function visitorOf(context: PropsContext): Promise<Notification<Visitor>> {
  const { entities, mail } = context;
  if (mail.form === 'newsletter') {
    const reader = await entities.findOneBy(NewsletterSubscription, { id: mail.leadId });
    if (!reader) throw new Withdrawn('the subscription is gone');
    return about(reader, { name: 'A reader of the newsletter', email: reader.email, phone: null, company: null });
  }
  if (mail.form !== 'contact') return ofBooking(context, mail.leadId);
  return (await ofContact(context, mail.leadId)) ?? ofCalendar(context);
}

async function ofBooking({ entities }: PropsContext, id: string): Promise<Notification<Visitor>> {
  const booking = await entities.findOneBy(TourBooking, { id });
  if (!booking) throw new Withdrawn('the booking is gone');
  const { fullName: name, email, phoneNumber: phone, company } = booking;
  return about(booking, { name, email, phone, company });
}

async function ofContact({ entities }: PropsContext, id: string): Promise<Notification<Visitor> | undefined> {
  const lead = await entities.findOneBy(ContactSubmission, { id });
  if (!lead) return undefined;
  const { firstName, lastName, email, company } = lead;
  return about(lead, { name: `${firstName} ${lastName}`, email, phone: null, company });
}

/** Mails about the calendar belong to the form that requests a day, with the booking in place of the lead. */
async function ofCalendar(context: PropsContext): Promise<Notification<Visitor>> {
  const booking = await context.bookings.clientOf(context.mail.leadId);
  const fromContact = booking?.contactId ? await ofContact(context, booking.contactId) : undefined;
  const email = booking?.clientEmail ?? fromContact?.typed.email;
  if (!booking || !email) throw new Withdrawn('the message or booking is gone');
  if (fromContact) return { ...fromContact, typed: { ...fromContact.typed, email } };
  const { id, createdAt, client } = booking;
  return about({ id, createdAt, suspicions: [] }, { name: client ?? 'Unknown', email, phone: null, company: null });
}

function about(
  { id: leadId, createdAt: receivedAt, suspicions = [] }: { id: string; createdAt: Date; suspicions?: string[] },
  typed: Visitor,
): Notification<Visitor> {
  return { leadId, receivedAt, suspicions, visitorNotMailed: false, typed };
}
