import { ContactSubmission } from '../contact/entity';
import type { PropsContext } from '../mail-of';
import type { Notification } from '../notification';
import { TourBooking } from '../tour/entity';
import { Withdrawn } from '../withdrawn';

/** How a visitor can be reached. */
export interface Visitor {
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
}

/** What a notification to sales shows of a visitor, but for what they wrote. @throws Withdrawn where the lead is gone */
export async function visitorOf({ entities, mail }: PropsContext): Promise<Notification<Visitor>> {
  if (mail.form !== 'contact') {
    const booking = await entities.findOneBy(TourBooking, { id: mail.leadId });
    if (!booking) throw new Withdrawn('the booking is gone');
    const { fullName: name, email, phoneNumber: phone, company } = booking;
    return about(booking, { name, email, phone, company });
  }
  const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
  if (!lead) throw new Withdrawn('the message is gone');
  const { firstName, lastName, email, company } = lead;
  return about(lead, { name: `${firstName} ${lastName}`, email, phone: null, company });
}

function about(
  { id: leadId, createdAt: receivedAt, suspicions }: ContactSubmission | TourBooking,
  typed: Visitor,
): Notification<Visitor> {
  return { leadId, receivedAt, suspicions, visitorNotMailed: false, typed };
}
