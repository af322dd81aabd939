import { type Hire, hires } from '@mainstage/contracts/day-parts';
import { longestTitle } from '@mainstage/contracts/calendar-summary';
import type { BookingChange, NewOption } from '@mainstage/contracts/desk/bookings';
import { ListField } from '@mainstage/contracts/field';
import { OneOf, OptionalDate, RequiredDate, TextLine, WholeNumber, YesNo } from '@mainstage/contracts/rules';
import { briefGuests } from '@mainstage/leads/brief/chosen';
import { venueIds } from '@mainstage/venues/facts/ids';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';

/** More clients than one change can affect. */
const mostBookings = 50;

const message = `$property must be a list of at most ${mostBookings} UUIDs`;

const BookingIds = (description: string) =>
  ListField({ type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: mostBookings, description }, [
    IsArray({ message }),
    ArrayMaxSize(mostBookings, { message }),
    IsUUID('all', { each: true, message }),
  ]);

export class ToldClients {
  @YesNo('Whether the client of the booking gets emails from now on; unchanged if absent')
  tellClient?: boolean;

  @BookingIds('Other bookings whose clients get an email about this change')
  tell?: string[];

  @BookingIds('Other bookings whose clients are not told of it')
  silent?: string[];
}

/** `POST /api/desk/leads/:id/bookings` */
export class OptionDto extends ToldClients implements NewOption {
  @OneOf({ values: venueIds, description: 'Venue', optional: false })
  venue!: string;

  @RequiredDate('Day')
  day!: string;

  @OneOf({ values: hires, description: 'Part of the day', optional: false })
  hire!: Hire;

  @WholeNumber({
    ...briefGuests,
    description: 'Guests with the client’s own staff; default: as many as the venue takes',
  })
  guests?: number;
}

/** `POST /api/desk/bookings/:id/:action` */
export class BookingActionDto extends ToldClients implements BookingChange {
  @OptionalDate('With extend: the last day of the option')
  until?: string;

  @OneOf({ values: venueIds, description: 'With move: the venue; default: unchanged' })
  venue?: string;

  @OptionalDate('With move: the day; default: unchanged')
  day?: string;

  @OneOf({ values: hires, description: 'With move: the part of the day; default: unchanged' })
  hire?: Hire;

  @WholeNumber({ ...briefGuests, description: 'With guests: how many come, with the own staff' })
  guests?: number;

  @TextLine({
    max: longestTitle,
    description: 'With name: the title as the site may show it; without it the booking is not named',
    optional: true,
  })
  title?: string;

  @YesNo('With definite: the lead is won')
  won?: boolean;
}
