import { type ToVisitor, visitorMail } from '../../visitor-mail';
import { subscriptionOf } from '../subscription-of';
import { newsletterWords } from './newsletter-words';

export interface OptIn extends ToVisitor {
  confirmUrl: string;
}

export const newsletterOptIn = visitorMail({
  kind: 'newsletter-opt-in',
  name: 'Newsletter: question to confirm',
  words: { en: newsletterWords.en.optIn, de: newsletterWords.de.optIn },
  subject: (words) => words.subject,
  preview: (words) => words.preview,
  blocks: (words, { confirmUrl }: OptIn) => [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: words.text },
    { kind: 'button', label: words.button, url: confirmUrl },
    { kind: 'note', tone: 'quiet', text: words.notYou },
  ],
  async props(context) {
    const subscription = await subscriptionOf(context, 'pending');
    return {
      language: subscription.language,
      confirmUrl: context.links.confirm(subscription, context.mail.createdAt),
    };
  },
  sample: { language: 'en', confirmUrl: 'https://stage.example/newsletter/confirm?token=c2FtcGxlLXRva2Vu' },
});
