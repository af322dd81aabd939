import { hires, type Hire } from '@mainstage/contracts/day-parts';
import { limits, OneOf, OptionalDate, SomeOf, TextLine, WholeNumber } from '@mainstage/contracts/rules';
import { parseForm } from '@mainstage/contracts/validate';
import { venueIds, type VenueId } from '@mainstage/venues/facts/ids';

export const briefGuests = { min: 1, max: 5000 } as const;

/** Choices made on the pages before writing; none is typed into a field. */
export class Brief {
  @OneOf({ values: venueIds, description: 'The venue asked for' })
  venue?: VenueId;

  @OptionalDate('The day asked for')
  date?: string;

  @OneOf({ values: hires, description: 'The part of that day' })
  part?: Hire;

  @WholeNumber({ ...briefGuests, description: 'Number of guests' })
  guests?: number;

  @TextLine({ max: limits.name, description: 'Layout of the room', optional: true })
  layout?: string;

  @TextLine({ max: 1000, description: 'Choices of an estimate, as its address spells them', optional: true })
  estimate?: string;

  @TextLine({ max: limits.name, description: 'The offer asked for', optional: true })
  offer?: string;

  @SomeOf({ values: venueIds, description: 'Venues on the shortlist' })
  shortlist?: VenueId[];
}

/** Query parameters that select something, in display order. */
export const namesChosen = ['venue', 'date', 'part', 'guests', 'layout', 'offer', 'estimate'] as const;
export type BriefField = (typeof namesChosen)[number];

/** `?venue=&date=&part=&guests=&layout=&offer=&estimate=`; invalid values are ignored. */
export function chosenIn(search: URLSearchParams): Brief {
  const given = namesChosen.flatMap((name) => {
    const text = search.get(name);
    if (!text) return [];
    const value = name === 'guests' ? Number(text) : text;
    return parseForm(Brief, { [name]: value }).errors ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given) as Brief;
}
