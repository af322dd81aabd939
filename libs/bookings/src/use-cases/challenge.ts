import { challengeEnd } from '@mainstage/calendar/days/working-days';
import { changing } from '../changing';
import type { Actor, Desk } from '../desk';
import { note } from '../events';
import { oweChallenged } from '../mails';
import { Refused } from '../refused';
import { bookingOf, hold } from '../rows';
import { optionsBefore } from '../standing';
import { mustBe } from '../states';
import { momentText, ordinal } from '@mainstage/leads/booking/words';

/**
 * The holder of the second option asks the first to decide: by noon of the next working day it becomes definite or ends.
 * @returns until when
 * @throws Refused `not_found`, `wrong_state`, `not_second`, `already_challenged`
 */
export function challenge(desk: Desk, id: string, by: Actor): Promise<Date> {
  return changing(desk.pool, async (sql) => {
    const booking = await hold(sql, id);
    await mustBe(sql, booking, ['option'], 'ask for a decision');
    if (booking.rank !== 2)
      throw new Refused('not_second', `It holds the ${ordinal(booking.rank!)} option; only the second can ask.`);
    const before = await optionsBefore(sql, id);
    const until = challengeEnd(booking.now);
    let asked = 0;
    for (const { id: first } of before) {
      const holder = await bookingOf(sql, first);
      if (holder.challenged_until) continue;
      await sql.query(
        'UPDATE bookings SET challenged_until = least($2, expires_at), challenged_by = $3 WHERE id = $1',
        [first, until, id],
      );
      await note(sql, holder, 'challenged', by);
      await oweChallenged(sql, holder);
      asked += 1;
    }
    if (asked > 0) return until;
    const running = (await bookingOf(sql, before[0]!.id)).challenged_until;
    throw new Refused(
      'already_challenged',
      `It was asked already and has until ${momentText(running ?? until)}.`,
      before,
    );
  });
}
