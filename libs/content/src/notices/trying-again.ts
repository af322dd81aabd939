import type { Language } from '@mainstage/contracts/language';
import type { Notice } from './notice';

const words = {
  en: {
    title: 'One moment, please',
    text: 'This is taking a little longer than usual. We keep trying; what you typed stays in the form.',
  },
  de: {
    title: 'Einen Moment bitte',
    text: 'Es dauert gerade etwas länger als sonst. Wir versuchen es automatisch weiter; Ihre Angaben bleiben erhalten.',
  },
} as const satisfies Record<Language, object>;

/** Shown while a form is retried automatically. */
export function tryingAgain(language: Language): Notice {
  return { ...words[language], style: 'default', passing: true, language };
}
