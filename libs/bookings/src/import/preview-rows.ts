import { timeAt, withSetUp } from '@mainstage/calendar/days/hours';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { currentTime } from '@mainstage/contracts/clock';
import type { BookingContext } from '../booking-context';
import { listBookings } from '../list';
import { placeOfRequest } from '../use-cases/request';
import type { ImportEntry, ImportRow } from './import-entry';
import { bookingsOfEntries } from './imported-bookings';

export interface PreviewLine {
  name: string;
  day: string;
  hours: string;
  venue: string;
  state: string;
  client: string;
  /** `new`, `imported before`, `ends the booking`, or the reason for a rejection. */
  result: string;
}

interface OccupiedSpan {
  from: number;
  to: number;
  atoms: readonly string[];
  state: string;
  who: string;
}

/** Predicts an import without changing anything; notes are left out. */
export async function previewRows(context: BookingContext, entries: readonly ImportEntry[]): Promise<PreviewLine[]> {
  const rows = entries.filter((entry): entry is ImportRow => 'venue' in entry);
  const ids = entries.flatMap((entry) =>
    'cancels' in entry ? entry.cancels : 'venue' in entry ? entry.externalId : [],
  );
  const known = new Set((await bookingsOfEntries(context.manager, ids)).map(({ externalId }) => externalId!));
  const calendar = await takenAlready(context, rows);
  return entries.flatMap((entry) => {
    const blank = { name: entry.name, day: '', hours: '', venue: '', state: '', client: '' };
    if ('note' in entry) return [];
    if ('problem' in entry) return [{ ...blank, result: `rejected: ${entry.problem}` }];
    if ('venue' in entry) return [previewOf(entry, known, calendar)];
    if (known.has(entry.cancels) || entry.wholeSeries) return [{ ...blank, result: 'ends the booking' }];
    return entry.optional ? [] : [{ ...blank, result: 'rejected: it is cancelled, and no booking was made of it' }];
  });
}

function previewOf(row: ImportRow, known: Set<string>, calendar: OccupiedSpan[]): PreviewLine {
  const { name, day, venue, state, client } = row;
  const { hours } = placeOfRequest(row);
  const line = { name, day, venue, state, client: client.name, hours: `${timeAt(hours.from)}-${timeAt(hours.to)}` };
  if (known.has(row.externalId)) return { ...line, result: 'imported before' };
  known.add(row.externalId);
  if (hours.to <= hours.from) return { ...line, result: 'rejected: It ends before it begins.' };
  if (hours.to <= currentTime().getTime()) return { ...line, result: 'rejected: That time is over.' };
  const own = { ...withSetUp(hours, setUpOf(venue)), atoms: atomsOf(venue), state, who: client.name };
  const inTheWay = state === 'requested' ? undefined : blocking(own, calendar, hasUnits(venue));
  if (inTheWay) return { ...line, result: `rejected: ${inTheWay.who} is there (${inTheWay.state})` };
  calendar.push(own);
  return { ...line, result: 'new' };
}

/** The bookings that occupy the place; of several units, only if each is taken. */
function blocking(own: OccupiedSpan, calendar: readonly OccupiedSpan[], units: boolean): OccupiedSpan | undefined {
  const states = own.state === 'definite' ? ['definite', 'option'] : ['definite'];
  const met = calendar.filter((other) => other.from < own.to && own.from < other.to && states.includes(other.state));
  const holders = own.atoms.map((atom) => met.find((other) => other.atoms.includes(atom)));
  if (!units) return holders.find(Boolean);
  const free = holders.findIndex((holder) => !holder);
  if (free === -1) return holders[0];
  own.atoms = [own.atoms[free]!];
  return undefined;
}

async function takenAlready(context: BookingContext, rows: readonly ImportRow[]): Promise<OccupiedSpan[]> {
  if (rows.length === 0) return [];
  const spans = rows.map((row) => withSetUp(placeOfRequest(row).hours, setUpOf(row.venue)));
  const found = await listBookings(context.manager, {
    from: new Date(spans.reduce((least, { from }) => Math.min(least, from), Infinity)),
    to: new Date(spans.reduce((most, { to }) => Math.max(most, to), -Infinity)),
    states: ['option', 'definite'],
  });
  return found.map((booking) => ({
    ...withSetUp(
      { from: booking.starts_at.getTime(), to: booking.ends_at.getTime() },
      { before: booking.set_up_minutes, after: booking.dismantling_minutes },
    ),
    atoms: booking.atoms,
    state: booking.state,
    who: `${booking.who || 'a booking'}, ${booking.id.slice(0, 8)}`,
  }));
}
