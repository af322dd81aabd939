import type { EntityManager } from 'typeorm';
import type { Actor, Press } from './booking-context';
import { type BookingAction, before } from './events';
import type { CalendarChangeQueries, NotedEvent } from './calendar-change.queries';
import { locksOf } from './locks';
import type { BookingMail } from './mails/booking-mail';
import { type BookingRow, notFound } from './rows';

/** Thrown to restart with additional locks. */
export class MoreLocks extends Error {
  constructor(readonly locks: readonly number[]) {
    super('The change reaches further than it holds');
  }
}

export type Alteration = Partial<
  Pick<
    BookingRow,
    | 'state'
    | 'rank'
    | 'waits_for_guests'
    | 'over_limit'
    | 'option_order'
    | 'expires_at'
    | 'challenged_until'
    | 'challenged_by'
    | 'tell_client'
  >
>;

/** Column values of a booking that is no option. */
export const noOption = {
  rank: null,
  waits_for_guests: false,
  option_order: null,
  expires_at: null,
  challenged_until: null,
  challenged_by: null,
} as const satisfies Alteration;

/**
 * The part of the calendar that one change works on: bookings and those that overlap them, read on demand and altered
 * in memory until one statement writes them all.
 */
export class Sheet {
  private readonly bookings = new Map<string, BookingRow>();
  private readonly meetings = new Map<string, string[]>();
  private readonly crowds = new Map<string, string[]>();
  private readonly altered = new Set<string>();
  private readonly events: NotedEvent[] = [];
  private readonly mails: BookingMail[] = [];

  private own: string | undefined;

  /** @param locks the locks that this transaction holds */
  constructor(
    readonly manager: EntityManager,
    private readonly store: CalendarChangeQueries,
    private readonly locks: Set<number>,
    private readonly press?: Press,
  ) {}

  /** Loads the booking to change and all that overlap it. @throws BookingError `not_found` */
  async open(id: string): Promise<BookingRow> {
    this.own ??= id;
    await this.read([id]);
    const booking = this.bookings.get(id) ?? notFound(id);
    // It may have been moved while this change waited.
    if (locksOf(booking).some((lock) => !this.locks.has(lock))) throw new MoreLocks(locksOf(booking));
    return booking;
  }

  reopen(id: string): Promise<BookingRow> {
    this.meetings.delete(id);
    this.bookings.delete(id);
    return this.open(id);
  }

  async follow(ids: Iterable<string>): Promise<void> {
    const unread = [...ids].filter((id) => !this.meetings.has(id));
    if (unread.length === 0) return;
    await this.reach(unread.flatMap((id) => locksOf(this.at(id))));
    await this.read(unread);
  }

  at(id: string): BookingRow {
    return this.bookings.get(id)!;
  }

  definites(id: string): BookingRow[] {
    return this.met(id, 'definite').sort((one, other) => +one.starts_at - +other.starts_at);
  }

  options(id: string): BookingRow[] {
    return this.met(id, 'option');
  }

  /** The options that rank before a booking on any of its atoms; all that it overlaps if it has no rank yet. */
  optionsBefore(id: string): BookingRow[] {
    return this.met(id, 'option').filter((other) => orderOf(other) < orderOf(this.at(id)));
  }

  optionsAfter(id: string): string[] {
    return this.met(id, 'option')
      .filter((other) => orderOf(other) > orderOf(this.at(id)))
      .map((other) => other.id);
  }

  challengedBy(id: string): BookingRow[] {
    const options = [...this.met(id, 'option'), ...this.crowd(id).filter(({ state }) => state === 'option')];
    return [...new Set(options)].filter(({ challenged_by }) => challenged_by === id);
  }

  /**
   * Definite bookings, first options and options that wait for guests at the time of this one, in the whole building.
   */
  crowd(id: string): BookingRow[] {
    const own = this.at(id);
    // The database does not know yet which of them this change has altered.
    const altered = [...this.altered].filter((other) => other !== id && isMeanwhile(this.at(other), own));
    return [...new Set([...this.crowds.get(id)!, ...altered])].map((other) => this.at(other));
  }

  alter(id: string, alteration: Alteration): void {
    this.bookings.set(id, { ...this.at(id), ...alteration });
    this.altered.add(id);
  }

  note(booking: BookingRow, action: BookingAction, by: Actor, note: string | null = null): void {
    this.events.push({ id: booking.id, action, by, before: before(booking), note });
  }

  enqueueMails(mails: readonly BookingMail[]): void {
    this.mails.push(...mails);
  }

  async write(): Promise<void> {
    const tells = this.press?.tellClient;
    if (tells !== undefined && this.own !== undefined && this.events.length > 0)
      this.alter(this.own, { tell_client: tells });
    if (this.altered.size + this.events.length > 0)
      await this.store.write(
        [...this.altered].map((id) => this.at(id)),
        this.events,
        this.mails.filter((mail) => this.isSent(mail)),
        this.press,
      );
  }

  /** Mails to clients respect *Tell the client* of their booking (rule calendar.client-mails). */
  private isSent({ id, recipient }: BookingMail): boolean {
    if (recipient === 'sales') return true;
    if (id === this.own && this.press?.clientKnows) return false;
    return (id === this.own ? undefined : this.press?.tellsOther?.(id)) ?? this.at(id).tell_client;
  }

  private met(id: string, state: BookingRow['state']): BookingRow[] {
    return (this.meetings.get(id) ?? [])
      .map((other) => this.at(other))
      .filter((other) => other.state === state)
      .sort((one, other) => orderOf(one) - orderOf(other));
  }

  private async reach(locks: readonly number[]): Promise<void> {
    const missing = new Set(locks.filter((lock) => !this.locks.has(lock)));
    if (missing.size === 0) return;
    // Does not wait for locks out of order: two changes with overlapping locks would deadlock.
    if (!(await this.store.takeIfFree(missing))) throw new MoreLocks([...missing]);
    for (const lock of missing) this.locks.add(lock);
  }

  private async read(ids: readonly string[]): Promise<void> {
    const found = await this.store.read(ids);
    for (const lists of [this.meetings, this.crowds]) for (const id of ids) lists.set(id, []);
    for (const { met_by, crowd_of, ...booking } of found) {
      if (!this.bookings.has(booking.id)) this.bookings.set(booking.id, booking);
      for (const id of met_by) this.meetings.get(id)!.push(booking.id);
      for (const id of crowd_of) this.crowds.get(id)!.push(booking.id);
    }
  }
}

const isMeanwhile = (one: BookingRow, other: BookingRow) =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;

/** An option without an order is last. */
const orderOf = ({ option_order }: BookingRow) => (option_order === null ? Infinity : Number(option_order));
