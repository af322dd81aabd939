import { calendarWords } from '@mainstage/content/calendar/words';
import { hours } from '@mainstage/content/site/hours';
import type { MailOf } from '../../mail-of';
import { ContactSubmission } from '../entity';

export const contactConfirmation: MailOf<'contact-confirmation', { asksForDay: boolean }> = {
  kind: 'contact-confirmation',
  name: 'Contact: confirmation',
  language: 'en',
  reason: 'You are receiving this email because this address was entered in the contact form of our website.',
  subject: () => 'We have received your message',
  preview: () => `We usually reply within ${hours.reply} on business days.`,
  blocks: ({ asksForDay }) => [
    { kind: 'heading', text: 'Thank you for contacting us' },
    { kind: 'paragraph', text: 'Your message has reached our team, and we’ll get back to you soon.' },
    ...(asksForDay ? [{ kind: 'paragraph', text: calendarWords.form.note } as const] : []),
    {
      kind: 'paragraph',
      text: `We usually reply within ${hours.reply} on business days (${hours.business.days}, ${hours.business.time}).`,
    },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Not you? Then someone mistyped an address, and there is nothing you need to do.',
    },
  ],
  async props({ entities, mail }) {
    const lead = await entities.findOneBy(ContactSubmission, { id: mail.leadId });
    return { asksForDay: Boolean(lead?.briefVenue && lead.briefDate) };
  },
  sample: { asksForDay: false },
};
