import { keptOf, notification } from '../../notification';
import type { Kept } from '../../row';
import { ordinary } from '../../sample';
import { Withdrawn } from '../../withdrawn';
import { ContactSubmission } from '../entity';
import { ContactForm, contactForSales } from '../form';

export const contactNotification = notification<'contact-notification', Kept<ContactSubmission, ContactForm>>({
  kind: 'contact-notification',
  name: 'Contact: message, to sales',
  title: 'New contact message',
  fields: contactForSales,
  async props({ entities, mail }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    return {
      leadId: lead.id,
      receivedAt: lead.createdAt,
      typed: keptOf(ContactForm, lead),
      suspicions: lead.suspicions,
      visitorNotMailed: lead.visitorNotMailed,
      beside: lead,
    };
  },
  sample: {
    ...ordinary,
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
