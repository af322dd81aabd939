import { answerByText } from '@mainstage/calendar/days/answer-by-text';
import { briefSubject } from '../../beside';
import { Booking } from '../../booking/entity';
import { heldFor } from '../../lead-row';
import { keptOf, type Notification, notification } from '../../notification';
import type { Kept } from '../../row';
import { ordinary } from '../../sample';
import { Withdrawn } from '../../withdrawn';
import { ContactSubmission } from '../entity';
import { ContactForm, contactForSales } from '../form';

type Typed = Kept<ContactSubmission, ContactForm>;

/** `notAskedFor`: the message names a venue and a day, and the calendar holds no request for them. */
type Message = Notification<Typed> & { notAskedFor: boolean };

export const contactNotification = notification<'contact-notification', Typed, Message>({
  kind: 'contact-notification',
  name: 'Contact: message, to sales',
  title: 'Contact message',
  subject: ({ beside = {}, receivedAt }) => {
    const chosen = briefSubject(beside).filter(Boolean);
    return ['Message', ...(chosen.length > 0 ? chosen : [`answer by ${answerByText(receivedAt)}`])];
  },
  fields: contactForSales,
  wanted: ({ notAskedFor }) =>
    notAskedFor ? [['Calendar', 'No request was made of it: the day is over, or it looks like spam']] : [],
  async props({ entities, mail }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    const asks = lead.briefVenue !== null && lead.briefDate !== null;
    return {
      notAskedFor: asks && !(await entities.existsBy(Booking, { leadForm: 'contact', leadId: lead.id })),
      leadId: lead.id,
      receivedAt: lead.createdAt,
      typed: keptOf(ContactForm, lead),
      suspicions: heldFor(lead),
      visitorNotMailed: lead.visitorNotMailed,
      beside: lead,
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
