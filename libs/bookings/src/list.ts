import { BookedAtom } from './entities/booked-atom';
import { Booking, type BookingState } from './entities/booking';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { EntityManager } from 'typeorm';
import { bookingColumns, type BookingRow } from './rows';

export interface ListedBooking extends BookingRow {
  /** Name and company of the form's sender, or the client's name; empty if the form was deleted. */
  who: string;
  email: Booking['clientEmail'];
  atoms: BookedAtom['atom'][];
}

const columnsOfBooking = bookingColumns
  .split(',')
  .map((column) => column.trim())
  .map((column) => (column.startsWith('now()') ? column : `b.${column}`))
  .join(', ');
const sender = `concat_ws(', ', contact.firstName || ' ' || contact.lastName, contact.company)`;

const listed = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(Booking, 'b')
    .leftJoin(ContactSubmission, 'contact', `b.leadForm = 'contact' AND contact.id = b.leadId`)
    .select(columnsOfBooking)
    .addSelect(`coalesce(b.client, ${sender}, '')`, 'who')
    .addSelect(`nullif(coalesce(b.clientEmail, contact.email), '')`, 'email')
    .addSelect(
      (atoms) =>
        atoms
          .select(`coalesce(array_agg(taken.atom ORDER BY taken.atom), '{}')`)
          .from(BookedAtom, 'taken')
          .where('taken.bookingId = b.id'),
      'atoms',
    );

/** Bookings that overlap a period, sorted by day. */
export function listBookings(
  manager: EntityManager,
  { from, to, states }: { from: Date; to: Date; states: readonly BookingState[] },
): Promise<ListedBooking[]> {
  return listed(manager)
    .where('b.state = ANY(:states)', { states })
    .andWhere('b.startsAt - make_interval(mins => b.setUpMinutes) < :to', { to })
    .andWhere('b.endsAt + make_interval(mins => b.dismantlingMinutes) > :from', { from })
    .orderBy('b.startsAt')
    .addOrderBy('b.venue')
    .addOrderBy('b.optionOrder')
    .addOrderBy('b.id')
    .getRawMany<ListedBooking>();
}

export function listedBookings(manager: EntityManager, ids: readonly string[]): Promise<ListedBooking[]> {
  return listed(manager).where('b.id = ANY(:ids)', { ids }).getRawMany<ListedBooking>();
}

export function listedBooking(manager: EntityManager, id: string): Promise<ListedBooking | undefined> {
  return listed(manager).where('b.id = :id', { id }).getRawOne<ListedBooking>();
}

/** The booking whose id begins with this text. @returns undefined if there is none or more than one */
export async function idBeginning(manager: EntityManager, start: string): Promise<string | undefined> {
  if (!/^[0-9a-f-]{4,36}$/.test(start)) return undefined;
  const query = manager.createQueryBuilder(Booking, 'booking').select('booking.id');
  const found = await query
    .where('CAST(booking.id AS text) LIKE :begins', { begins: `${start}%` })
    .limit(2)
    .getMany();
  return found.length === 1 ? found[0]!.id : undefined;
}

export function bookingsOfLead(manager: EntityManager, leadId: string): Promise<ListedBooking[]> {
  return listed(manager)
    .where('b.leadId = :leadId', { leadId })
    .orderBy('b.startsAt')
    .addOrderBy('b.id')
    .getRawMany<ListedBooking>();
}

/** When an option ends: earlier if its client was asked to decide. */
export const optionEnd = ({ expires_at, challenged_until }: Pick<BookingRow, 'expires_at' | 'challenged_until'>) =>
  challenged_until && expires_at && challenged_until < expires_at ? challenged_until : expires_at;

/** Options that end before a moment, the earliest first. */
export function optionsEndingBefore(manager: EntityManager, before: Date): Promise<ListedBooking[]> {
  return listed(manager)
    .where(`b.state = 'option' AND least(b.expires_at, b.challenged_until) < :before`, { before })
    .orderBy('least(b.expires_at, b.challenged_until)')
    .addOrderBy('b.id')
    .limit(100)
    .getRawMany<ListedBooking>();
}
