import { bookingLinks } from '@mainstage/bookings/links';
import { Links } from '@mainstage/leads/links';
import { eventsOf } from '@mainstage/bookings/events';
import { listOverLimit } from '@mainstage/bookings/guests/over-limit';
import { type ListedBooking, listBookings, listedBooking } from '@mainstage/bookings/list';
import { momentText } from '@mainstage/calendar/days/day-text';
import { venueName } from '@mainstage/venues/facts/display-names';
import { addDays, dayOf, timeAt } from '@mainstage/calendar/days/hours';
import { counted } from '@mainstage/contracts/counted';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import { bookingStates } from '@mainstage/bookings/entities/booking';
import { print, readArguments, UsageError } from '../program';
import type { Command } from './command';
import { bookingNamed, readId } from './booking-named';

const usualDays = 60;

export const listing: Record<string, Command> = {
  list: {
    form: '[--from 2027-01-31] [--to 2027-02-28] [--all]',
    summary: `lists the bookings of the next ${usualDays} days; --all includes ended ones`,
    prepare(rest) {
      const { values } = readArguments(
        rest,
        { from: { type: 'string' }, to: { type: 'string' }, all: { type: 'boolean' } },
        0,
      );
      const from = values.from ?? berlinToday();
      if (!isRealDate(from)) throw new UsageError(`${from} is not a day such as 2027-01-31.`);
      const to = values.to ?? addDays(from, usualDays);
      if (!isRealDate(to)) throw new UsageError(`${to} is not a day such as 2027-02-28.`);
      if (to < from) throw new UsageError(`${to} is before ${from}.`);
      const states = values.all ? bookingStates : (['requested', 'option', 'definite'] as const);
      const window = { from: new Date(dayOf(from).from), to: new Date(dayOf(to).to) };
      return async ({ context }) => {
        const found = await listBookings(context.manager, { ...window, states });
        for (const booking of found) print(line(booking));
        print(`${counted(found.length, 'booking', 'bookings')} from ${from} to ${to}`);
        return 0;
      };
    },
  },
  'over-limit': {
    form: '',
    summary: 'lists definite bookings that exceed the guest limit of a floor, a pair of floors or the building',
    prepare:
      () =>
      async ({ context }) => {
        const found = await listOverLimit(context.manager, new Date());
        for (const { booking, reason } of found) print(`${line(booking)}  ${reason}`);
        print(`${found.length} over the limit`);
        return 0;
      },
  },
  show: {
    form: '<id>',
    summary: 'shows a booking, its history and its page',
    prepare(rest) {
      const id = readId(readArguments(rest, {}, 1).words[0]);
      return async (surroundings) => {
        const { context, config } = surroundings;
        const booking = (await listedBooking(context.manager, await bookingNamed(surroundings, id)))!;
        print(line(booking));
        print(`occupies ${booking.atoms.join(', ') || 'nothing'}`);
        for (const { at, by, action } of await eventsOf(context.manager, booking.id))
          print(`  ${momentText(at)}  ${action}  ${by}`);
        print(bookingLinks.salesBooking(new Links(config.PUBLIC_URL, config.APP_SECRET), booking.id, booking.now));
        return 0;
      };
    },
  },
};

export function line(booking: ListedBooking): string {
  const { id, day, starts_at, ends_at, venue, state, rank, who, origin, expires_at, challenged_until } = booking;
  const hours = `${timeAt(starts_at.getTime())}-${timeAt(ends_at.getTime())}`;
  const status = state === 'option' ? `option ${rank} until ${momentText(expires_at!)}` : state;
  const decides = challenged_until && `to decide by ${momentText(challenged_until)}`;
  return [id.slice(0, 8), day, hours, venueName(venue), status, decides, who, origin === 'demo' ? '(demo)' : '']
    .filter(Boolean)
    .join('  ');
}
