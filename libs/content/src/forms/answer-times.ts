import type { PublicAnswerTimes } from '@mainstage/contracts/desk/numbers';
import type { Language } from '@mainstage/contracts/language';

type Times = NonNullable<PublicAnswerTimes['times']>;
type Offers = NonNullable<PublicAnswerTimes['offers']>;

const units = {
  en: { hours: 'h', minutes: 'min' },
  de: { hours: 'Std.', minutes: 'Min.' },
} as const satisfies Record<Language, object>;

/** `2 h 10 min`, in one line. */
export function durationText(minutes: number, language: Language): string {
  const unit = units[language];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0${unit.hours}`, (rest > 0 || hours === 0) && `${rest}\u00a0${unit.minutes}`]
    .filter(Boolean)
    .join('\u00a0');
}

/** Rounded down, so that the promise never looks better kept than it was. */
const percent = ({ withinPromise }: Times) => Math.floor((withinPromise ?? 0) * 100);

/** How well the promised answer time was kept (rule desk.promise). */
export const answerTimesWords = {
  en: {
    measured: (times: Times) =>
      times.medianMinutes === null
        ? `${percent(times)}% of all first answers on time (last ${times.days}\u00a0days).`
        : `Half of all first answers within ${durationText(times.medianMinutes, 'en')} (last ${times.days}\u00a0days; ${percent(times)}% on time).`,
    howWeMeasure: 'How we measure this',
    explanation: ({ leads, days }: Times) =>
      `We count the messages, tour requests and applications of the last ${days} days that were answered or whose promised time is over: ${leads}. What still waits within its promised time is not counted yet; what is not answered by then counts as late. Nights and weekends are part of the times.`,
    offers: ({ leads, medianMinutes, days }: Offers) =>
      `Half of all first offers of these ${days} days were sent within ${durationText(medianMinutes, 'en')} of the enquiry (${leads} enquiries with an offer).`,
    download: 'Download all times (CSV)',
  },
  de: {
    measured: (times: Times) =>
      times.medianMinutes === null
        ? `${percent(times)}\u00a0% aller ersten Antworten kamen pünktlich (letzte ${times.days}\u00a0Tage).`
        : `Meist antworten wir in ${durationText(times.medianMinutes, 'de')} (letzte ${times.days}\u00a0Tage; ${percent(times)}\u00a0% pünktlich).`,
    howWeMeasure: 'So messen wir das',
    explanation: ({ leads, days }: Times) =>
      `Wir zählen die Nachrichten, Besichtigungswünsche und Bewerbungen der letzten ${days} Tage, die beantwortet sind oder deren zugesagte Zeit um ist: ${leads}. Was innerhalb der zugesagten Zeit noch wartet, zählt noch nicht; was bis dahin nicht beantwortet ist, zählt als verspätet. Nächte und Wochenenden sind in den Zeiten enthalten.`,
    offers: ({ leads, medianMinutes, days }: Offers) =>
      `Die Hälfte aller ersten Angebote dieser ${days} Tage kam innerhalb von ${durationText(medianMinutes, 'de')} nach der Anfrage (${leads} Anfragen mit Angebot).`,
    download: 'Alle Zeiten herunterladen (CSV)',
  },
} as const satisfies Record<Language, object>;
