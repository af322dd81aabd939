import { allVenues, venueButton, type VenuePage, venuePicture } from '../../venue-page';
import { sample } from '../../sample';
import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { subscriptionOf } from '../subscription-of';
import { newsletterWords } from './newsletter-words';

export interface Welcome extends ToVisitor {
  venuePage: VenuePage;
  unsubscribePageUrl: string;
  oneClickUrl: string;
}

export const newsletterWelcome = visitorMail({
  kind: 'newsletter-welcome',
  name: 'Newsletter: welcome',
  words: { en: newsletterWords.en.welcome, de: newsletterWords.de.welcome },
  subject: (words) => words.subject,
  preview: (words) => words.preview,
  picture: ({ venuePage, language }: Welcome) => venuePicture(venuePage, language),
  blocks: (words, { venuePage, unsubscribePageUrl, language }: Welcome) => [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: words.text },
    venueButton(venuePage, language),
    { kind: 'paragraph', text: words.leave },
    { kind: 'link', label: words.unsubscribe, url: unsubscribePageUrl },
  ],
  // RFC 8058: the mail program unsubscribes with one POST, without opening a page.
  headers: ({ oneClickUrl }) => ({
    'List-Unsubscribe': `<${oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  async props(context) {
    const subscription = await subscriptionOf(context, 'confirmed');
    return {
      language: subscription.language,
      venuePage: allVenues(context.links),
      unsubscribePageUrl: context.links.unsubscribePage(subscription),
      oneClickUrl: context.links.oneClickUnsubscribe(subscription),
    };
  },
  sample: {
    language: 'en',
    venuePage: { ...sample.venuePage, name: '', url: 'https://stage.example/venues' },
    unsubscribePageUrl: 'https://stage.example/newsletter/unsubscribe?token=c2FtcGxlLXRva2Vu',
    oneClickUrl: 'https://stage.example/api/newsletter-subscriptions/unsubscribe?token=c2FtcGxlLXRva2Vu',
  },
});
