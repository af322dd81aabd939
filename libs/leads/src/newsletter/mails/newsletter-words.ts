import type { Language } from '@mainstage/contracts/language';
import { newsletterWordsDe } from './newsletter-words.de';
import { newsletterWordsEn } from './newsletter-words.en';

/** Words of the newsletter's own mails. */
export interface NewsletterWords {
  optIn: {
    reason: string;
    subject: string;
    preview: string;
    heading: string;
    text: string;
    button: string;
    notYou: string;
  };
  welcome: {
    reason: string;
    subject: string;
    preview: string;
    heading: string;
    text: string;
    leave: string;
    unsubscribe: string;
  };
}

export const newsletterWords: Readonly<Record<Language, NewsletterWords>> = {
  en: newsletterWordsEn,
  de: newsletterWordsDe,
};
