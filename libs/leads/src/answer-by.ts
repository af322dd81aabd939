import { answerBy } from '@mainstage/calendar/days/answer-by';
import type { Language } from '@mainstage/content/notices/notice';
import { momentText } from './booking/words';

const german = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Thu 2 July 2026, 09:24`: the end of the house's promise to whoever wrote at that moment (rule visits.answer). */
export function answerByText(received: Date, language: Language = 'en'): string {
  const by = answerBy(received);
  return language === 'de' ? `${german.format(by)} Uhr` : momentText(by);
}

/** Whether the promise can still be kept: a mail that was long on its way says nothing of a moment that is over. */
export const stillPromised = (received: Date, now: Date): boolean => now < answerBy(received);
