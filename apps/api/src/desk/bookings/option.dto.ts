import { type Hire, hires } from '@mainstage/contracts/day-parts';
import { OneOf, OptionalDate, RequiredDate } from '@mainstage/contracts/rules';
import { venueIds } from '@mainstage/venues/facts/ids';

/** `POST /api/desk/leads/:id/bookings` */
export class OptionDto {
  @OneOf({ values: venueIds, description: 'Venue', optional: false })
  venue!: string;

  @RequiredDate('Day')
  day!: string;

  @OneOf({ values: hires, description: 'Part of the day', optional: false })
  hire!: Hire;
}

/** `POST /api/desk/bookings/:id/:action` */
export class BookingActionDto {
  @OptionalDate('With extend: the last day of the option')
  until?: string;
}
