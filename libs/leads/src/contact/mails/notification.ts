import { shortMomentText } from '@mainstage/calendar/days/day-text';
import { answerBy } from '@mainstage/calendar/days/reply-deadline';
import { briefSubject } from '../../lead-context';
import { type BookingRequest, salesBookingButton } from '../../booking-reader';
import { quarantineReasons } from '../../lead-row';
import { keptOf, type Notification, notification } from '../../notification';
import type { StoredFields } from '../../row';
import { ordinary } from '../../sample';
import { Withdrawn } from '../../withdrawn';
import { ContactSubmission } from '../entity';
import { contactForSales } from '../fields';
import { ContactForm } from '../form';

type Typed = Omit<StoredFields<ContactSubmission, ContactForm>, 'language'>;

export interface Message extends Notification<Typed> {
  /** The booking request of the message, which this mail reports too. */
  request?: BookingRequest;
  /** Whether the message has a venue and a day but no booking request. */
  notAskedFor: boolean;
}

export const contactNotification = notification<'contact-notification', Typed, Message>({
  kind: 'contact-notification',
  name: 'Contact: message, to sales',
  title: 'Contact message',
  subject: ({ context = {}, receivedAt, request }) => {
    const chosen = briefSubject(context).filter(Boolean);
    return [
      request ? 'Enquiry' : 'Message',
      ...(chosen.length > 0 ? chosen : [`due ${shortMomentText(answerBy(receivedAt), receivedAt)}`]),
    ];
  },
  fields: contactForSales,
  requestFacts: ({ notAskedFor, request }) => [
    ['Calendar', notAskedFor ? 'No booking request was made: the day has passed, or it looks like spam' : null],
    ['Calendar', request && 'Requested, nothing held yet'],
    ['Hours', request?.hours],
  ],
  action: ({ request }) => request && salesBookingButton(request),
  async props({ entities, bookings, mail }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    const asks = lead.briefVenue !== null && lead.briefDate !== null;
    const request = await bookings.requestOf(lead.id, mail.createdAt);
    return {
      ...(request && { request }),
      notAskedFor: asks && !request,
      leadId: lead.id,
      receivedAt: lead.createdAt,
      typed: keptOf(ContactForm, lead),
      suspicions: quarantineReasons(lead),
      visitorNotMailed: lead.visitorNotMailed,
      context: lead,
    };
  },
  sample: {
    ...ordinary,
    notAskedFor: false,
    typed: {
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada.muster@firma.example',
      company: 'Musterfirma',
      message:
        'Hello,\nwe plan a product launch for 180 guests.\n\nOur brief: https://firma.example/brief\nCall +49 69 90009-121',
    },
  },
});
