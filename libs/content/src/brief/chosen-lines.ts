import { counted } from '@mainstage/contracts/counted';
import type { Hire } from '@mainstage/contracts/day-parts';
import { isPast } from '@mainstage/contracts/calendar';
import { fullDateText } from '@mainstage/contracts/date-text';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { layouts } from '@mainstage/venues/facts/layouts';
import { calendarWords } from '../calendar/words';
import { offers } from '../offers/offers';
import { venueNames } from '@mainstage/venues/facts/venue-names';

/** What a visitor can choose on the pages before sending a form. */
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

/** Each choice as text: Skyline Stage, 12 March 2027, evening, 120 guests. */
export function chosenLines({ venue, date, part, guests, layout, offer, estimate }: Choices): [Choice, string][] {
  const known = layout !== undefined && Object.hasOwn(layouts, layout);
  const lines: [Choice, string | undefined][] = [
    ['venue', venue && venueNames[venue]],
    ['date', date && (isPast(date) ? `${fullDateText(date)}: ${calendarWords.day.past}` : fullDateText(date))],
    ['part', part && calendarWords.hires[part].toLowerCase()],
    ['guests', guests === undefined ? undefined : counted(guests, 'guest', 'guests')],
    ['layout', known ? layouts[layout as keyof typeof layouts].label : layout],
    ['offer', offer && (offers.find(({ id }) => id === offer)?.title ?? offer)],
    ['estimate', estimate === undefined ? undefined : calendarWords.form.estimate],
  ];
  return lines.filter((line): line is [Choice, string] => Boolean(line[1]));
}
