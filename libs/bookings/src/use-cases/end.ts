import { forgetSubmissions } from '@mainstage/database/intake/forget-submissions';
import type { BookingState } from '@mainstage/leads/booking/entity';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import type { BookingAction } from '../events';
import { clientMail, noticeMail } from '../mails';
import { moveUp, waitingBehind } from '../ranks';
import { type BookingRow, placeOf } from '../rows';
import { noOption, type Sheet } from '../sheet';
import { mustBe } from '../states';

/** The ways in which a booking ends, and the state that each leads to. */
const endings = {
  'turned-down': 'released',
  released: 'released',
  'gave-way': 'released',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<BookingAction, BookingState>>;

export type BookingEnd = keyof typeof endings;

/** An option is given up. Whoever waited behind moves up. @throws Refused `not_found`, `wrong_state` */
export const release = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'released', by, ['option'], 'be released');

/** Sales says no to a request or an option. @throws Refused `not_found`, `wrong_state` */
export const turnDown = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'turned-down', by, ['requested', 'option'], 'be turned down');

/** A definite booking is given back. @throws Refused `not_found`, `wrong_state` */
export const cancel = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'cancelled', by, ['definite'], 'be cancelled');

/**
 * Ends an option whose time, or whose time to decide, is over by the database's clock.
 * @returns whether there was anything to end
 */
export async function expire(context: BookingContext, id: string): Promise<boolean> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    const until = [booking.expires_at, booking.challenged_until].flatMap((at) => at ?? []);
    if (booking.state !== 'option' || !until.some((at) => at <= booking.now)) return false;
    await moveUp(sheet, finish(sheet, id, 'expired', 'clock'));
    sheet.enqueueMails(noticeMail(booking));
    return true;
  });
}

async function end(
  context: BookingContext,
  id: string,
  ending: BookingEnd,
  by: Actor,
  from: readonly BookingState[],
  toDo: string,
): Promise<BookingRow> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    await mustBe(sheet.manager, await sheet.open(id), from, toDo);
    await moveUp(sheet, finish(sheet, id, ending, by));
    const { lead_id: leadId } = sheet.at(id);
    if (leadId) await forgetSubmissions(sheet.manager, [leadId]);
    return sheet.at(id);
  });
}

/**
 * Ends a booking, frees what it took and tells its client.
 * @returns the options that waited behind it, which may move up now
 */
export function finish(sheet: Sheet, id: string, ending: BookingEnd, by: Actor): string[] {
  const booking = sheet.at(id);
  const waiting = waitingBehind(sheet, id);
  withdraw(sheet, id, by);
  sheet.note(booking, ending, by);
  sheet.alter(id, { ...noOption, state: endings[ending] });
  sheet.enqueueMails(clientMail(booking, `booking-${ending}`));
  return waiting;
}

/** Withdraws the challenges that a booking made. */
export function withdraw(sheet: Sheet, id: string, by: Actor): void {
  for (const challenged of sheet.challengedBy(id)) {
    sheet.note(challenged, 'challenge-ended', by);
    sheet.alter(challenged.id, { challenged_until: null, challenged_by: null });
  }
}
