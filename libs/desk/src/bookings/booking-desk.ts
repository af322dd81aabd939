import type { Press } from '@mainstage/bookings/booking-context';
import { retriedTransaction } from '@mainstage/database/retried-transaction';
import { BookingError } from '@mainstage/bookings/booking-error';
import { listedBooking } from '@mainstage/bookings/list';
import { bookingOf } from '@mainstage/bookings/rows';
import { setUp } from '@mainstage/bookings/use-cases/move';
import type { BookingRequest } from '@mainstage/bookings/use-cases/request';
import { undo } from '@mainstage/bookings/use-cases/undo';
import type {
  BookingChange,
  ChangedBooking,
  NewOption,
  ToldClients,
  UndoneChange,
} from '@mainstage/contracts/desk/bookings';
import type { BookingAction } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import { type EntityManager, In } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import type { DeskContext, DeskMember } from '../desk-context';
import { changeBooking } from './change-booking';
import { deskBookings } from './desk-booking';
import { makeLeadOption } from './lead-bookings';
import { clientMailsOf } from './preview-mails';
import { pressOf } from './press';
import { unwinLead, winLead } from './won-lead';

/** A press: an action on a booking, other set-up times, or an option for a lead. */
export type Pressed =
  | { booking: string; action: BookingAction; change: BookingChange }
  | { booking: string; setUp: Required<BookingRequest>['setUp']; told: ToldClients }
  | { leadId: string; option: NewOption };

/**
 * Carries out a press in one transaction; its mails wait until it can no longer be undone.
 * @throws LeadNotFound, BookingError, ActionRefused
 */
export async function pressBooking(desk: DeskContext, pressed: Pressed, member: DeskMember): Promise<ChangedBooking> {
  const press = pressOf(toldOf(pressed));
  return retriedTransaction(desk.manager, async (own) => {
    const id = await carryOut({ ...desk, manager: own }, pressed, { press, member });
    await notifyLeads(own, [id]);
    const mails = await clientMailsOf(own, press.id);
    const [booking] = await deskBookings(own, [await listed(own, id)]);
    return { ...booking!, changeId: press.id, mails: mails.length };
  });
}

const toldOf = (pressed: Pressed): ToldClients =>
  'option' in pressed ? pressed.option : 'setUp' in pressed ? pressed.told : pressed.change;

/** @returns the booking's id */
export async function carryOut(
  { manager, team }: DeskContext,
  pressed: Pressed,
  { press, member }: { press: Press; member: DeskMember },
): Promise<string> {
  if ('option' in pressed) return makeLeadOption(manager, pressed.leadId, pressed.option, { by: member.name, press });
  if ('setUp' in pressed) {
    await setUp({ manager, press }, pressed.booking, pressed.setUp, member.name);
    return pressed.booking;
  }
  const { booking, action, change } = pressed;
  await changeBooking({ manager, press }, booking, action, member.name, change);
  const { lead_id: leadId } = await bookingOf(manager, booking);
  if (action === 'definite' && change.won && leadId !== null)
    await winLead({ manager, team }, leadId, { by: member.email, changeId: press.id });
  return booking;
}

/** Undoes a press, and the change of the lead that it marked as won. @throws BookingError `not_found`, `undo_over` */
export async function undoPress(manager: EntityManager, changeId: string, member: DeskMember): Promise<UndoneChange> {
  return retriedTransaction(manager, async (own) => {
    const { mails, kept, bookings } = await undo({ manager: own }, changeId, member.name);
    const [first] = bookings;
    const { lead_id: leadId } = await bookingOf(own, first!);
    if (kept === null && leadId !== null) await unwinLead(own, leadId, changeId, member.email);
    await notifyLeads(own, bookings);
    return { mails, kept };
  });
}

async function listed(manager: EntityManager, id: string) {
  const booking = await listedBooking(manager, id);
  if (!booking) throw new BookingError('not_found', `There is no booking ${id}.`);
  return booking;
}

async function notifyLeads(manager: EntityManager, bookings: readonly string[]): Promise<void> {
  const rows = await Promise.all(bookings.map((id) => bookingOf(manager, id)));
  const leadIds = rows.flatMap(({ lead_id }) => lead_id ?? []);
  const atDesk = await manager.find(DeskLead, { select: { leadId: true }, where: { leadId: In(leadIds) } });
  await notifyDesk(
    manager,
    atDesk.map(({ leadId }) => leadId),
  );
}
