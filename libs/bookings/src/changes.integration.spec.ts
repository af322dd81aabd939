// Rules: calendar.challenge
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { randomUUID } from 'node:crypto';
import { addDays, instantOf } from '@mainstage/calendar/days/hours';
import { changing } from './changing';
import type { Place } from './rows';
import { audit } from './testing/audit';
import { type CalendarUnderTest, bookingErrorOf, startCalendar } from './testing/calendar-under-test';
import { challenge } from './use-cases/challenge';
import { cancel, release } from './use-cases/end';
import { keepClocks } from './use-cases/keep-clocks';
import { makeDefinite } from './use-cases/make-definite';
import { makeOption } from './use-cases/make-option';
import { move, setUp } from './use-cases/move';
import { requestBooking, type BookingRequest } from './use-cases/request';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

describe('the clocks', () => {
  it('end an option whose time is over, and the next one moves up in the same transaction', async () => {
    const day = calendar.freshDay();
    const [first, second] = [await calendar.option('straight-up', day), await calendar.option('straight-up', day)];
    await calendar.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      first.id,
    ]);
    const ended = await Promise.all([keepClocks(calendar), keepClocks(calendar), keepClocks(calendar)]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['expired', 'option 1']);
    expect((await calendar.mailsOf(second.id)).filter((mail) => mail.startsWith('booking-moved-up'))).toHaveLength(1);
  });

  it('give a challenged first option until noon of a working day, then end it', async () => {
    const day = calendar.freshDay();
    const [first, second] = [
      await calendar.option('directors-circle', day),
      await calendar.option('directors-circle', day),
    ];
    const until = await challenge(calendar, second.id, 'Ada');
    expect(berlinTime(until).time).toBe('12:00');
    expect(await calendar.mailsOf(first.id)).toContain('booking-challenged to client');
    expect((await bookingErrorOf(challenge(calendar, second.id, 'Bert'))).code).toBe('already_challenged');
    expect(await keepClocks(calendar)).toBe(0);
    await calendar.manager.query(`UPDATE bookings SET challenged_until = now() WHERE id = $1`, [first.id]);
    expect(await keepClocks(calendar)).toBe(1);
    expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['expired', 'option 1']);
  });

  it('stop when whoever asked for the decision lets go', async () => {
    const day = calendar.freshDay();
    const [first, second] = [await calendar.option('sky-lounge', day), await calendar.option('sky-lounge', day)];
    await challenge(calendar, second.id, 'Ada');
    await release(calendar, second.id, 'Ada');
    expect(
      await calendar.ask('SELECT challenged_until, challenged_by FROM bookings WHERE id = $1', [first.id]),
    ).toEqual([{ challenged_until: null, challenged_by: null }]);
  });

  it('cannot be started by the third in line', async () => {
    const day = calendar.freshDay();
    const options = [
      await calendar.option('arena', day),
      await calendar.option('arena', day),
      await calendar.option('arena', day),
    ];
    expect((await bookingErrorOf(challenge(calendar, options[2]!.id, 'Ada'))).code).toBe('not_second');
  });

  it('cannot be started against a definite booking, behind which nothing waits', async () => {
    const day = calendar.freshDay();
    const [first, second] = [await calendar.option('workshop', day), await calendar.option('workshop', day)];
    await makeDefinite(calendar, first.id, 'Ada');
    expect(await calendar.stateOf(second.id)).not.toMatch(/^option/);
    const later = await calendar.request('workshop', day);
    expect((await bookingErrorOf(challenge(calendar, second.id, 'Ada'))).code).toBe('wrong_state');
    expect((await bookingErrorOf(challenge(calendar, later.id, 'Ada'))).code).toBe('wrong_state');
    expect((await bookingErrorOf(makeOption(calendar, later.id, 'Ada'))).code).toBe('taken');
    expect(await calendar.stateOf(first.id)).toBe('definite');
  });
});

describe('moving', () => {
  it('puts an option last in its new line and lets those behind it move up', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    const [first, second, there] = [
      await calendar.option('liberty-studio', day),
      await calendar.option('liberty-studio', day),
      await calendar.option('liberty-studio', other),
    ];
    await move(calendar, first.id, { venue: 'liberty-stage', day: other, hire: 'full-day' }, 'Ada');
    expect([
      await calendar.stateOf(first.id),
      await calendar.stateOf(second.id),
      await calendar.stateOf(there.id),
    ]).toEqual(['option 2', 'option 1', 'option 1']);
  });

  it('lets the next one move up where it moves within the hours that both want', async () => {
    const day = calendar.freshDay();
    const first = await calendar.option('skyline-stage', day, 120);
    const second = await calendar.option('skyline-stage', day, 90);
    const hire = { from: instantOf(day, '14:00'), to: instantOf(day, '23:00') };
    await move(calendar, first.id, { venue: 'skyline-stage', day, hire }, 'Ada');
    expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['option 2', 'option 1']);
  });

  it('is refused where something is definite, and then changes nothing', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    const [here, there] = [await calendar.request('workshop', day), await calendar.request('workshop', other)];
    for (const { id } of [here, there]) await makeDefinite(calendar, id, 'Ada');
    const error = await bookingErrorOf(
      move(calendar, here.id, { venue: 'workshop', day: other, hire: 'morning' }, 'Ada'),
    );
    expect([error.code, error.conflicts[0]?.id]).toEqual(['taken', there.id]);
    expect(await calendar.ask('SELECT day::text FROM bookings WHERE id = $1', [here.id])).toEqual([{ day }]);
  });
});

describe('set-up', () => {
  it('set-up of a booking can be given, and takes the room for so long', async () => {
    const day = calendar.freshDay();
    const { id } = await makeDefinite(calendar, (await calendar.request('arena', day, 'morning')).id, 'Ada');
    const changed = await setUp(calendar, id, { before: 15, after: 45 }, 'Ada');
    expect([changed.hire, changed.set_up_minutes, changed.dismantling_minutes]).toEqual(['morning', 15, 45]);
    expect(await audit(calendar.manager)).toMatchObject({ adrift: 0 });
  });

  it('cannot reach into what is definite before it', async () => {
    const day = calendar.freshDay();
    const [early, late] = [
      await calendar.request('arena', day, 'morning'),
      await calendar.request('arena', day, 'evening'),
    ];
    for (const { id } of [early, late]) await makeDefinite(calendar, id, 'Ada');
    const error = await bookingErrorOf(setUp(calendar, late.id, { before: 1000, after: 0 }, 'Ada'));
    expect([error.code, error.conflicts[0]?.id]).toEqual(['taken', early.id]);
  });
});

describe('changes', () => {
  /** Holds what a booking holds. @returns lets go */
  const holding = (place: Place) =>
    new Promise<() => Promise<void>>((started) => {
      const holdingChange: Promise<void> = changing(
        calendar,
        [place],
        () => new Promise<void>((end) => started(() => (end(), holdingChange))),
      );
    });
  const somebodyWaits = async () => {
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while ((await calendar.ask(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('the changes of a day are made one by one; requests and other days do not wait', async () => {
    const day = calendar.freshDay();
    const nova = await calendar.request('nova-stage', day);
    const floor = await calendar.request('skyline-floor', day);
    const releaseLock = await holding(nova);
    const change = makeOption(calendar, floor.id, 'Ada');
    await somebodyWaits();
    expect((await calendar.option('nova-stage', calendar.freshDay())).rank).toBe(1);
    const request = { venue: 'nova-stage', day, hire: 'full-day', origin: 'visitor' } as const;
    await calendar.manager.transaction((sql) => requestBooking(sql, request, 'visitor'));
    expect(await calendar.stateOf(floor.id)).toBe('requested');
    await releaseLock();
    expect(await change).toMatchObject({ state: 'option', rank: 1 });
  });

  it('the changes that reach further than their locks begin again, and wait for all that they need', async () => {
    const day = calendar.freshDay();
    const after = addDays(day, 1);
    const overnight = { from: instantOf(day, '20:00'), to: instantOf(after, '20:00') };
    const ask = async (on: string, hire: BookingRequest['hire']) =>
      makeOption(calendar, (await calendar.request('arena', on, hire)).id, 'Ada');
    const first = await ask(day, 'day-and-evening');
    const [across, last] = [await ask(day, overnight), await ask(after, 'full-day')];
    expect([first.rank, across.rank, last.rank]).toEqual([1, 2, 3]);
    const releaseLock = await holding(last);
    const change = release(calendar, first.id, 'Ada');
    await somebodyWaits();
    await releaseLock();
    await change;
    expect([await calendar.stateOf(across.id), await calendar.stateOf(last.id)]).toEqual(['option 1', 'option 2']);
  });

  it('a change of one who asked for a decision, or of who was asked, ends the question', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    const [first, second] = [await calendar.option('workshop', day), await calendar.option('workshop', day)];
    const isChallenged = () =>
      calendar.ask<{ challenged: boolean }>(
        'SELECT challenged_by IS NOT NULL AS challenged FROM bookings WHERE id = $1',
        [first.id],
      );
    await challenge(calendar, second.id, 'Ada');
    await move(calendar, second.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await isChallenged()).toEqual([{ challenged: false }]);
    await move(calendar, second.id, { venue: 'workshop', day, hire: 'full-day' }, 'Ada');
    await challenge(calendar, second.id, 'Ada');
    await move(calendar, first.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await isChallenged()).toEqual([{ challenged: false }]);
  });
});

describe('every change', () => {
  it('is written down: when, by whom and what was before', async () => {
    const { id } = await calendar.option('horizon-studio', calendar.freshDay());
    await makeDefinite(calendar, id, 'Bert');
    await cancel(calendar, id, 'Cleo');
    const events = await calendar.ask<{ by: string; action: string; before: Record<string, unknown>; at: Date }>(
      'SELECT by, action, before, at FROM booking_events WHERE booking_id = $1 ORDER BY id',
      [id],
    );
    expect(events.map(({ by, action, before }) => [by, action, before['state'], before['rank']])).toEqual([
      ['test', 'requested', undefined, undefined],
      ['Ada', 'made-option', 'requested', null],
      ['Bert', 'made-definite', 'option', 1],
      ['Cleo', 'cancelled', 'definite', null],
    ]);
  });

  it('a change is refused for a booking that does not exist', async () => {
    expect((await bookingErrorOf(makeDefinite(calendar, randomUUID(), 'Ada'))).code).toBe('not_found');
  });
});
