import { challengeEnd } from '@mainstage/calendar/days/working-days';
import { changing } from '../changing';
import type { Actor, BookingContext } from '../booking-context';
import { guestsBefore } from '../guests/limits';
import { challengedMails } from '../mails/booking-mail';
import { BookingError } from '../booking-error';
import { placeOf } from '../rows';
import { rejectConflicts } from '../conflicts';
import { mustBe } from '../states';
import { momentText } from '@mainstage/calendar/days/day-text';
import { ordinal } from '../ordinal';

/**
 * Challenges the first option for the holder of the second, or those options whose guests it waits for: they become
 * definite by noon of the next working day or end.
 * @returns the deadline
 * @throws BookingError `not_found`, `wrong_state`, `not_second`, `already_challenged`
 */
export async function challenge(context: BookingContext, id: string, by: Actor): Promise<Date> {
  return changing(context, [await placeOf(context.manager, id)], async (sheet) => {
    const booking = await sheet.open(id);
    await mustBe(sheet.manager, booking, ['option'], 'ask for a decision');
    if (booking.rank !== 2)
      throw new BookingError('not_second', `It holds the ${ordinal(booking.rank!)} option; only the second can ask.`);
    const before = booking.waits_for_guests ? guestsBefore(sheet, id) : sheet.optionsBefore(id);
    const until = challengeEnd(booking.now);
    const unasked = before.filter((first) => first.challenged_until === null);
    if (unasked.length === 0)
      await rejectConflicts(
        sheet.manager,
        'already_challenged',
        before,
        () => `It was asked already and has until ${momentText(before[0]!.challenged_until!)}.`,
      );
    for (const first of unasked) {
      sheet.note(first, 'challenged', by);
      const end = first.expires_at! < until ? first.expires_at : until;
      sheet.alter(first.id, { challenged_until: end, challenged_by: id });
      sheet.enqueueMails(challengedMails(first));
    }
    return until;
  });
}
