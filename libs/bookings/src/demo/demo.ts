import { randomUUID } from 'node:crypto';
import { optionEnd } from '@mainstage/calendar/days/working-days';
import { berlinToday } from '@mainstage/contracts/calendar';
import { BookedAtom } from '../entities/booked-atom';
import { BookingEvent } from '../entities/booking-event';
import { Booking } from '../entities/booking';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type DemoBooking, demoYear } from './demo-year';

/** Rows of one INSERT, whose number of parameters is limited. */
const batch = 1000;

/**
 * Fills an empty calendar with a plausible year; does nothing if the calendar has any booking.
 * @returns number of bookings created
 */
export async function fillDemo(manager: EntityManager): Promise<number> {
  return manager.transaction(async (own) => {
    if (await own.exists(Booking)) return 0;
    const rows = demoRows();
    await insertAll(
      own,
      Booking,
      rows.map(({ booking }) => booking),
    );
    await insertAll(
      own,
      BookedAtom,
      rows.flatMap(({ atoms }) => atoms),
    );
    await insertAll(
      own,
      BookingEvent,
      rows.map(({ event }) => event),
    );
    return rows.length;
  });
}

/** Deletes the demo's bookings. @returns their number */
export async function clearDemo(manager: EntityManager): Promise<number> {
  return (await manager.delete(Booking, { origin: 'demo' })).affected ?? 0;
}

async function insertAll(manager: EntityManager, entity: EntityTarget<ObjectLiteral>, values: object[]): Promise<void> {
  for (let at = 0; at < values.length; at += batch) {
    const insert = manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values.slice(at, at + batch));
    await insert.updateEntity(false).execute();
  }
}

const sampleTitles = ['Product presentation', 'Annual meeting of a trade association', 'Partner evening'];
const halls: readonly VenueId[] = ['skyline-stage', 'liberty-stage', 'horizon-stage', 'nova-stage', 'vista-stage'];

/** Titles for every other definite booking of a hall, as clients might allow them; null for the others. */
function titlesFor(year: readonly DemoBooking[]): (string | null)[] {
  let inHalls = 0;
  return year.map(({ venue, state }) => {
    if (state !== 'definite' || !halls.includes(venue)) return null;
    const at = inHalls++;
    return at % 2 === 0 ? sampleTitles[(at / 2) % sampleTitles.length]! : null;
  });
}

function demoRows() {
  const soonest = optionEnd(new Date()).getTime();
  const year = demoYear(berlinToday());
  const titles = titlesFor(year);
  return year.map(({ venue, day, hire, state, rank, hours, guests, takes, atoms, setUp }, index) => {
    const id = randomUUID();
    const isOption = state === 'option';
    // Options of the demo last until shortly before their day, because nobody extends them.
    const expires = Math.min(hours.from, Math.max(soonest, hours.from - 14 * 86_400_000));
    return {
      booking: {
        id,
        origin: 'demo',
        client: `Demo client ${index + 1}`,
        ...{ venue, day, hire, guests, state, rank },
        publicTitle: titles[index],
        startsAt: new Date(hours.from),
        endsAt: new Date(hours.to),
        setUpMinutes: setUp.before,
        dismantlingMinutes: setUp.after,
        optionOrder: isOption ? () => `nextval('option_order')` : null,
        expiresAt: isOption ? new Date(expires) : null,
      },
      atoms: atoms.map((atom) => ({
        bookingId: id,
        atom,
        during: `[${iso(takes.from)},${iso(takes.to)})`,
        state,
        rank,
      })),
      event: { bookingId: id, by: 'demo', action: isOption ? 'made-option' : 'made-definite', before: {} },
    };
  });
}

const iso = (at: number) => new Date(at).toISOString();
