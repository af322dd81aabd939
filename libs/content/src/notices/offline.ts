import type { Language } from '@mainstage/contracts/language';
import type { Notice } from './notice';

const words = {
  en: 'You seem to be offline. What you typed stays in the form: send it again when you are back online.',
  de: 'Sie sind gerade offline. Ihre Angaben bleiben erhalten: Senden Sie sie noch einmal, sobald Sie wieder verbunden sind.',
} satisfies Record<Language, string>;

/** Failure of a form while the visitor is offline. */
export function offline({ title, style, language }: Notice): Notice {
  return { title, text: words[language], style, language };
}
