import { forgetSubmissions } from '@mainstage/leads/submissions/forget-submissions';
import type { BookingState } from '../entities/booking';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { noticeMail } from '../mails/booking-mail';
import { moveUp } from '../ranks';
import { type BookingRow, placeOf } from '../rows';
import { mustBe } from '../states';
import { type BookingEnd, finish } from '../finish';

/** Releases an option; options behind it move up. @throws BookingError `not_found`, `wrong_state` */
export const release = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'released', by, ['option'], 'be released');

/** Declines a request or an option. @throws BookingError `not_found`, `wrong_state` */
export const turnDown = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'turned-down', by, ['requested', 'option'], 'be turned down');

/** Cancels a definite booking. @throws BookingError `not_found`, `wrong_state` */
export const cancel = (context: BookingContext, id: string, by: Actor) =>
  end(context, id, 'cancelled', by, ['definite'], 'be cancelled');

/** Ends an option that has expired, or was not decided in time, by the database clock. @returns whether it was ended */
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
