import type { Language } from '@mainstage/contracts/language';
import { germanMomentText, momentText } from './day-text';
import { answerBy } from './reply-deadline';

/** Cached, because both mails of a lead and the receipt show the same deadline several times. */
const known = new Map<string, string>();

/** `Thu 2 July 2026, 09:24`: the promised reply deadline for a message received at that moment (rule visits.answer). */
export function answerByText(received: Date, language: Language = 'en'): string {
  // The deadline is precise to the minute.
  const key = `${language} ${Math.floor(received.getTime() / 60_000)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const by = answerBy(received);
  const text = language === 'de' ? germanMomentText(by, received) : momentText(by);
  if (known.size > 2000) known.clear();
  known.set(key, text);
  return text;
}

/** Whether the deadline is still ahead; a delayed mail does not state a past one. */
export const stillPromised = (received: Date, now: Date): boolean => now < answerBy(received);
