import type { MailOf } from '../../mail-of';
import { subscriptionOf } from '../subscription-of';

export interface OptIn {
  confirmUrl: string;
}

export const newsletterOptIn: MailOf<'newsletter-opt-in', OptIn> = {
  kind: 'newsletter-opt-in',
  name: 'Newsletter: question to confirm',
  language: 'en',
  reason: 'You are receiving this email because this address was entered in the newsletter form of our website.',
  subject: () => 'Please confirm your newsletter subscription',
  preview: () => 'One click on the page, and your subscription is confirmed.',
  blocks: ({ confirmUrl }) => [
    { kind: 'heading', text: 'Please confirm your subscription' },
    {
      kind: 'paragraph',
      text: 'This address was entered to receive our newsletter. Open the page below and press Confirm subscription; until then we send nothing.',
    },
    { kind: 'button', label: 'Open the confirmation page', url: confirmUrl },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'Not you? Then please ignore this email: without your confirmation this address receives no newsletter.',
    },
  ],
  async props(context) {
    const subscription = await subscriptionOf(context, 'pending');
    return { confirmUrl: context.links.confirm(subscription, context.mail.createdAt) };
  },
  sample: { confirmUrl: 'https://stage.example/newsletter/confirm?token=c2FtcGxlLXRva2Vu' },
};
