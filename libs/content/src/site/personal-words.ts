import type { Language } from '@mainstage/contracts/language';
import { brand } from './brand';

/** A page of the site, in its own language. */
interface LegalLink {
  label: string;
  to: string;
  lang: Language;
}

interface PersonalWords {
  skip: string;
  home: string;
  footer: string;
  legal: readonly LegalLink[];
}

/** Words around the pages for one reader, in their language; the navigation of the site is English. */
export const personalWords: Readonly<Record<Language, PersonalWords>> = {
  en: {
    skip: 'Skip to content',
    home: `${brand.name}, home`,
    footer: 'Legal',
    legal: [
      { label: 'Imprint', to: '/imprint', lang: 'de' },
      { label: 'Privacy', to: '/privacy', lang: 'en' },
      { label: 'Terms of Use', to: '/terms-of-use', lang: 'de' },
    ],
  },
  de: {
    skip: 'Zum Inhalt springen',
    home: `${brand.name}, Startseite`,
    footer: 'Rechtliches',
    legal: [
      { label: 'Impressum', to: '/imprint', lang: 'de' },
      { label: 'Datenschutz', to: '/datenschutz', lang: 'de' },
      { label: 'Nutzungsbedingungen', to: '/terms-of-use', lang: 'de' },
    ],
  },
};
