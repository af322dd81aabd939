import type { MailOf } from '../../mail-of';
import { allVenues, venueButton, type VenuePage, venuePicture } from '../../venue-page';
import { sample } from '../../sample';
import { subscriptionOf } from '../subscription-of';

export interface Welcome {
  venuePage: VenuePage;
  unsubscribePageUrl: string;
  oneClickUrl: string;
}

export const newsletterWelcome: MailOf<'newsletter-welcome', Welcome> = {
  kind: 'newsletter-welcome',
  name: 'Newsletter: welcome',
  language: 'en',
  reason: 'You are receiving this email because you confirmed your newsletter subscription.',
  subject: () => 'Welcome to our newsletter',
  preview: () => 'Your subscription is confirmed. You can end it at any time.',
  picture: ({ venuePage }) => venuePicture(venuePage),
  blocks: ({ venuePage, unsubscribePageUrl }) => [
    { kind: 'heading', text: 'Welcome. You are on the list.' },
    {
      kind: 'paragraph',
      text: 'Your subscription is confirmed. You will hear from us when there is news from our stages, studios and spaces.',
    },
    venueButton(venuePage),
    { kind: 'paragraph', text: 'You can unsubscribe at any time, in your email program or here:' },
    { kind: 'link', label: 'Unsubscribe', url: unsubscribePageUrl },
  ],
  // RFC 8058: the mail program unsubscribes with one POST, without opening a page.
  headers: ({ oneClickUrl }) => ({
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  async props(context) {
    const subscription = await subscriptionOf(context, 'confirmed');
    return {
      venuePage: allVenues(context.links),
      unsubscribePageUrl: context.links.unsubscribePage(subscription),
      oneClickUrl: context.links.oneClickUnsubscribe(subscription),
    };
  },
  sample: {
    venuePage: { ...sample.venuePage, name: '', url: 'https://stage.example/venues' },
    unsubscribePageUrl: 'https://stage.example/newsletter/unsubscribe?token=c2FtcGxlLXRva2Vu',
    oneClickUrl: 'https://stage.example/api/newsletter-subscriptions/unsubscribe?token=c2FtcGxlLXRva2Vu',
  },
};
