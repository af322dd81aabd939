import { calendarWords } from '@mainstage/content/calendar/words';
import { offers } from '@mainstage/content/offers/offers';
import { venues } from '@mainstage/content/venues/venues';
import { layouts } from '@mainstage/house/layouts';
import type { Brief, Chosen } from '@mainstage/leads/brief/form';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Each choice in words: Skyline Stage, 12 March 2027, evening, 120 guests. */
export function chosenLines({ venue, date, part, guests, layout, offer, estimate }: Brief): [Chosen, string][] {
  const known = layout !== undefined && Object.hasOwn(layouts, layout);
  const lines: [Chosen, string | undefined][] = [
    ['venue', venue && venues[venue].name],
    ['date', date && day.format(new Date(`${date}T00:00:00Z`))],
    ['part', part && calendarWords.hires[part].toLowerCase()],
    ['guests', guests === undefined ? undefined : `${guests} ${guests === 1 ? 'guest' : 'guests'}`],
    ['layout', known ? layouts[layout as keyof typeof layouts].label : layout],
    ['offer', offer && (offers.find(({ id }) => id === offer)?.title ?? offer)],
    ['estimate', estimate === undefined ? undefined : calendarWords.form.estimate],
  ];
  return lines.filter((line): line is [Chosen, string] => Boolean(line[1]));
}
