import { counted } from '@mainstage/contracts/counted';
import type { Language } from '@mainstage/contracts/language';
import type { Notice } from './notice';

const words = {
  en: {
    seconds: (n: number) => counted(n, 'second', 'seconds'),
    minutes: (n: number) => counted(n, 'minute', 'minutes'),
    soon: 'a minute',
    text: (wait: string) =>
      `Too many attempts in a short time. Please try again in ${wait}. What you typed stays in the form.`,
  },
  de: {
    seconds: (n: number) => counted(n, 'Sekunde', 'Sekunden'),
    minutes: (n: number) => counted(n, 'Minute', 'Minuten'),
    soon: 'einer Minute',
    text: (wait: string) =>
      `Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in ${wait} erneut. Ihre Angaben bleiben erhalten.`,
  },
} as const satisfies Record<Language, object>;

/**
 * Failure notice of a form with the time of the next attempt.
 * @param failure the form's own failure notice: its title stays (rule form.nothing-lost)
 * @param seconds of the server's `Retry-After`
 */
export function rateLimited(failure: Notice, seconds?: number): Notice {
  const { text, soon, ...units } = words[failure.language];
  const wait =
    seconds === undefined
      ? soon
      : seconds < 90
        ? units.seconds(Math.max(1, Math.ceil(seconds)))
        : units.minutes(Math.ceil(seconds / 60));
  const { title, style, language } = failure;
  return { title, text: text(wait), style, language };
}
