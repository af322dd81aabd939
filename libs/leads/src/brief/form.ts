import { hires, type Hire } from '@mainstage/contracts/day-parts';
import { limits } from '@mainstage/contracts/form-limits';
import { OneOf, OptionalDate, SomeOf, TextLine, WholeNumber } from '@mainstage/contracts/rules';
import { venueIds, type VenueId } from '@mainstage/venues/facts/ids';
import { briefGuests, longestEstimate } from './chosen';

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

  @TextLine({ max: longestEstimate, description: 'Choices of an estimate, as its address spells them', optional: true })
  estimate?: string;

  @TextLine({ max: limits.name, description: 'The offer asked for', optional: true })
  offer?: string;

  @SomeOf({ values: venueIds, description: 'Venues on the shortlist' })
  shortlist?: VenueId[];
}
