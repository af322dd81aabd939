import type { EntityManager } from 'typeorm';
import type { WorkedOut } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import type { Actor } from './desk';
import { type BookingAction, before } from './events';
import { locksOf, takeIfFree } from './locks';
import type { OwedMail } from './mails';
import { type BookingRow, bookingColumns, notFound } from './rows';
import { type NotedEvent, writeChanges } from './write';

/** Thrown to begin again with locks that the change turned out to need. */
export class MoreLocks extends Error {
  constructor(readonly locks: readonly number[]) {
    super('The change reaches further than it holds');
  }
}

/** What a change may alter of a booking. */
export type Alteration = Partial<
  Pick<BookingRow, 'state' | 'rank' | 'option_order' | 'expires_at' | 'challenged_until' | 'challenged_by'>
>;

/** What is no option has none of this. */
export const noOption = {
  rank: null,
  option_order: null,
  expires_at: null,
  challenged_until: null,
  challenged_by: null,
} as const satisfies Alteration;

/**
 * The part of the calendar that one change works on: bookings as they stand and whom they meet, read when asked for, and
 * altered here until all of it is written in one statement.
 */
export class Sheet {
  private readonly bookings = new Map<string, BookingRow>();
  private readonly meetings = new Map<string, string[]>();
  private readonly altered = new Set<string>();
  private readonly events: NotedEvent[] = [];
  private readonly mails: OwedMail[] = [];

  /** @param held the locks that this transaction has */
  constructor(
    readonly manager: EntityManager,
    private readonly held: Set<number>,
  ) {}

  /** The booking that is to be changed, and all that it meets. @throws Refused `not_found` */
  async open(id: string): Promise<BookingRow> {
    await this.read([id]);
    const booking = this.bookings.get(id) ?? notFound(id);
    // It may have been moved while this change waited.
    if (locksOf(booking).some((lock) => !this.held.has(lock))) throw new MoreLocks(locksOf(booking));
    return booking;
  }

  /** The same after its place was changed. */
  reopen(id: string): Promise<BookingRow> {
    this.meetings.delete(id);
    this.bookings.delete(id);
    return this.open(id);
  }

  /** Bookings that another one meets, so that what they meet is known as well. */
  async follow(ids: Iterable<string>): Promise<void> {
    const unread = [...ids].filter((id) => !this.meetings.has(id));
    if (unread.length === 0) return;
    await this.reach(unread.flatMap((id) => locksOf(this.at(id))));
    await this.read(unread);
  }

  at(id: string): BookingRow {
    return this.bookings.get(id)!;
  }

  /** What is definite where this booking stands. */
  definites(id: string): BookingRow[] {
    return this.met(id, 'definite').sort((one, other) => +one.starts_at - +other.starts_at);
  }

  /** The options that come before a booking on any of its atoms; all that it meets where it stands in no line yet. */
  optionsBefore(id: string): BookingRow[] {
    return this.met(id, 'option').filter((other) => orderOf(other) < orderOf(this.at(id)));
  }

  /** The options that come after an option. */
  optionsAfter(id: string): string[] {
    return this.met(id, 'option')
      .filter((other) => orderOf(other) > orderOf(this.at(id)))
      .map((other) => other.id);
  }

  /** Those who have to decide because this booking asked them to. */
  askedBy(id: string): BookingRow[] {
    return this.met(id, 'option').filter(({ challenged_by }) => challenged_by === id);
  }

  alter(id: string, alteration: Alteration): void {
    this.bookings.set(id, { ...this.at(id), ...alteration });
    this.altered.add(id);
  }

  /** Writes down what happens to a booking, with what it was before. */
  note(booking: BookingRow, action: BookingAction, by: Actor): void {
    this.events.push({ id: booking.id, action, by, before: before(booking) });
  }

  owe(mails: readonly OwedMail[]): void {
    this.mails.push(...mails);
  }

  async write(): Promise<void> {
    if (this.altered.size + this.events.length > 0)
      await writeChanges(
        this.manager,
        [...this.altered].map((id) => this.at(id)),
        this.events,
        this.mails,
      );
  }

  private met(id: string, state: BookingRow['state']): BookingRow[] {
    return (this.meetings.get(id) ?? [])
      .map((other) => this.at(other))
      .filter((other) => other.state === state)
      .sort((one, other) => orderOf(one) - orderOf(other));
  }

  private async reach(locks: readonly number[]): Promise<void> {
    const missing = new Set(locks.filter((lock) => !this.held.has(lock)));
    if (missing.size === 0) return;
    // Never waited for out of order: two changes that reach into each other would wait in a circle.
    const [answer] = await rows<WorkedOut<{ free: boolean }>>(this.manager, takeIfFree(missing));
    if (!answer!.free) throw new MoreLocks([...missing]);
    for (const lock of missing) this.held.add(lock);
  }

  private async read(ids: readonly string[]): Promise<void> {
    const found = await rows<BookingRow & WorkedOut<{ met_by: string[] }>>(this.manager, {
      name: 'calendar_sheet',
      text: readSql,
      values: [ids],
    });
    for (const id of ids) this.meetings.set(id, []);
    for (const { met_by, ...booking } of found) {
      if (!this.bookings.has(booking.id)) this.bookings.set(booking.id, booking);
      for (const id of met_by) this.meetings.get(id)!.push(booking.id);
    }
  }
}

/** Whoever was not given a place in the line stands at its end. */
const orderOf = ({ option_order }: BookingRow) => (option_order === null ? Infinity : Number(option_order));

/**
 * Bookings $1 and all options and definite ones whose atoms and times meet theirs, with whom of $1 each of them meets.
 * OFFSET 0 keeps the search within the index, one atom after the other, however small PostgreSQL believes the table is.
 */
const readSql = `
  WITH met AS MATERIALIZED (
    SELECT DISTINCT own.booking_id AS own, other.booking_id AS other FROM booked_atoms own
    CROSS JOIN LATERAL (
      SELECT booking_id FROM booked_atoms
      WHERE atom = own.atom AND during && own.during AND state <> 'requested' OFFSET 0) other
    WHERE own.booking_id = ANY ($1::uuid[]) AND other.booking_id <> own.booking_id)
  SELECT ${bookingColumns}, ARRAY(SELECT own FROM met WHERE other = id) AS met_by FROM bookings
  WHERE id = ANY (ARRAY(SELECT other FROM met UNION SELECT unnest($1::uuid[])))`;
