import type { Language } from '@mainstage/content/notices/notice';
import { answerBy } from './answer-by';
import { momentText } from './words';

const german = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A mail names it three times, the two mails of a lead name the same, and so does the receipt. */
const known = new Map<string, string>();

/** `Thu 2 July 2026, 09:24`: the end of the house's promise to whoever wrote at that moment (rule visits.answer). */
export function answerByText(received: Date, language: Language = 'en'): string {
  // To the minute, like the promise itself.
  const key = `${language} ${Math.floor(received.getTime() / 60_000)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const by = answerBy(received);
  const text = language === 'de' ? `${german.format(by)} Uhr` : momentText(by);
  if (known.size > 2000) known.clear();
  known.set(key, text);
  return text;
}

/** Whether the promise can still be kept: a mail that was long on its way says nothing of a moment that is over. */
export const stillPromised = (received: Date, now: Date): boolean => now < answerBy(received);
