import { calendarWords } from '@mainstage/content/calendar/words';
import { hours } from '@mainstage/content/site/hours';
import { factsOf } from '@mainstage/mail/layout/blocks';
import { answerByText, stillPromised } from '@mainstage/calendar/days/reply-deadline-text';
import { type LeadContext, dayFacts } from '../../lead-context';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { venueButton, type VenuePage, venuePageOf, venuePicture } from '../../venue-page';
import { Withdrawn } from '../../withdrawn';
import { ContactSubmission } from '../entity';

const promise = (by: string | null) => `We reply within ${hours.reply}${by ? `: by ${by} (Frankfurt time)` : ''}.`;

/** `requested`: what was chosen on the pages before the message was written, if anything was. */
type Confirmation = { requested: LeadContext | null; answerBy: string | null; venuePage: VenuePage };

export const contactConfirmation: MailOf<'contact-confirmation', Confirmation> = {
  kind: 'contact-confirmation',
  name: 'Contact: confirmation',
  language: 'en',
  reason: 'You are receiving this email because this address was entered in the contact form of our website.',
  subject: () => 'We have received your message',
  preview: ({ answerBy }) => promise(answerBy),
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: ({ requested, answerBy, venuePage }) => [
    { kind: 'heading', text: 'Thank you for contacting us' },
    { kind: 'paragraph', text: 'Your message has reached our team, and we’ll get back to you soon.' },
    ...(requested ? [factsOf(dayFacts(requested))] : []),
    ...(requested?.briefVenue && requested.briefDate
      ? [{ kind: 'paragraph', text: calendarWords.form.note } as const]
      : []),
    {
      kind: 'paragraph',
      text: `${promise(answerBy)} Our business hours are ${hours.business.days}, ${hours.business.time}.`,
    },
    venueButton(venuePage),
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Not you? Then someone mistyped an address, and there is nothing you need to do.',
    },
  ],
  async props({ entities, mail, now, links }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    if (!lead) throw new Withdrawn('the message is gone');
    return {
      requested: dayFacts(lead).some(([, value]) => value) ? lead : null,
      answerBy: stillPromised(lead.createdAt, now) ? answerByText(lead.createdAt) : null,
      venuePage: venuePageOf(lead.briefVenue, links),
    };
  },
  sample: { requested: null, answerBy: answerByText(sample.receivedAt), venuePage: sample.venuePage },
};
