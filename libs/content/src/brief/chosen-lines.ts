import { counted } from '@mainstage/contracts/counted';
import type { Hire } from '@mainstage/contracts/day-parts';
import { isPast } from '@mainstage/contracts/calendar';
import { fullDateText, fullGermanDateText } from '@mainstage/contracts/date-text';
import type { Language } from '@mainstage/contracts/language';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { layoutName } from '@mainstage/venues/facts/display-names';
import { germanCalendarWords } from '../calendar/german-words';
import { calendarWords } from '../calendar/words';
import { offerTitle } from '../offers/offer-title';
import { venueNames } from '@mainstage/venues/facts/venue-names';

/** Choices that a visitor makes on the pages before sending a form. */
interface Choices {
  venue?: VenueId;
  /** YYYY-MM-DD */
  date?: string;
  part?: Hire;
  guests?: number;
  layout?: string;
  offer?: string;
  estimate?: string;
}
type Choice = keyof Choices;

const words = {
  en: {
    day: fullDateText,
    past: calendarWords.day.past,
    part: (part) => calendarWords.hires[part].toLowerCase(),
    guests: (count) => counted(count, 'guest', 'guests'),
    estimate: calendarWords.form.estimate,
  },
  de: {
    day: fullGermanDateText,
    past: germanCalendarWords.past,
    part: (part) => germanCalendarWords.hires[part],
    guests: (count) => counted(count, 'Gast', 'Gäste'),
    estimate: germanCalendarWords.estimate,
  },
} as const satisfies Record<
  Language,
  {
    day: (day: string) => string;
    past: string;
    part: (part: Hire) => string;
    guests: (count: number) => string;
    estimate: string;
  }
>;

/** Each choice as text: Skyline Stage, 12 March 2027, evening, 120 guests. */
export function chosenLines(
  { venue, date, part, guests, layout, offer, estimate }: Choices,
  language: Language = 'en',
): [Choice, string][] {
  const text = words[language];
  const lines: [Choice, string | undefined][] = [
    ['venue', venue && venueNames[venue]],
    ['date', date && (isPast(date) ? `${text.day(date)}: ${text.past}` : text.day(date))],
    ['part', part && text.part(part)],
    ['guests', guests === undefined ? undefined : text.guests(guests)],
    ['layout', layout === undefined ? undefined : (layoutName(layout, language) ?? layout)],
    ['offer', offer && offerTitle(offer)],
    ['estimate', estimate === undefined ? undefined : text.estimate],
  ];
  return lines.filter((line): line is [Choice, string] => Boolean(line[1]));
}
