import type { PublicAnswerTimes } from '@mainstage/contracts/desk/numbers';
import type { Language } from '@mainstage/contracts/language';

type Times = NonNullable<PublicAnswerTimes['times']>;

const units = {
  en: { hours: 'h', minutes: 'min' },
  de: { hours: 'Std.', minutes: 'Min.' },
} as const satisfies Record<Language, object>;

/** `2 h 10 min` */
export function durationText(minutes: number, language: Language): string {
  const unit = units[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ${unit.hours}`, (rest > 0 || hours === 0) && `${rest} ${unit.minutes}`]
    .filter(Boolean)
    .join(' ');
}

/** Rounded down: the promise is never shown better than it was kept. */
const percent = ({ withinPromise }: Times) => `${Math.floor((withinPromise ?? 0) * 100)} %`;

/** How the promise to answer was kept (rule desk.promise). */
export const answerTimesWords = {
  en: {
    measured: (times: Times) =>
      times.medianMinutes === null
        ? `In the last ${times.days} days ${percent(times)} of all first answers came in time.`
        : `In the last ${times.days} days: half of all first answers within ${durationText(times.medianMinutes, 'en')}; ${percent(times)} in time.`,
    howWeCount: 'How we count',
    explanation: ({ leads, days }: Times) =>
      `We count the messages, tour requests and applications of the last ${days} days that were answered or whose promised time is over: ${leads}. What still waits within its promised time is not counted yet; what nobody has answered by then counts as late. Nights and weekends are part of the times.`,
    download: 'Download all times (CSV)',
  },
  de: {
    measured: (times: Times) =>
      times.medianMinutes === null
        ? `In den letzten ${times.days} Tagen kamen ${percent(times)} aller ersten Antworten pünktlich.`
        : `In den letzten ${times.days} Tagen: die Hälfte aller ersten Antworten innerhalb von ${durationText(times.medianMinutes, 'de')}; ${percent(times)} pünktlich.`,
    howWeCount: 'So zählen wir',
    explanation: ({ leads, days }: Times) =>
      `Wir zählen die Nachrichten, Besichtigungswünsche und Bewerbungen der letzten ${days} Tage, die beantwortet sind oder deren zugesagte Zeit um ist: ${leads}. Was innerhalb der zugesagten Zeit noch wartet, zählt noch nicht; was bis dahin niemand beantwortet hat, zählt als verspätet. Nächte und Wochenenden sind in den Zeiten enthalten.`,
    download: 'Alle Zeiten herunterladen (CSV)',
  },
} as const satisfies Record<Language, object>;
