import type { Language } from '@mainstage/contracts/language';
import { newsletterWordsDe } from './newsletter-words.de';
import { newsletterWordsEn } from './newsletter-words.en';
import type { NewsletterWords } from './newsletter-words.types';

export const newsletterWords: Readonly<Record<Language, NewsletterWords>> = {
  en: newsletterWordsEn,
  de: newsletterWordsDe,
};
