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

let house: CalendarUnderTest;
beforeAll(async () => (house = await startCalendar()));
afterAll(() => house.stop());

describe('the clocks', () => {
  it('end an option whose time is over, and the next one moves up in the same transaction', async () => {
    const day = house.freshDay();
    const [first, second] = [await house.option('straight-up', day), await house.option('straight-up', day)];
    await house.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE id = $1`, [first.id]);
    const ended = await Promise.all([keepClocks(house), keepClocks(house), keepClocks(house)]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect([await house.stateOf(first.id), await house.stateOf(second.id)]).toEqual(['expired', 'option 1']);
    expect((await house.mailsOf(second.id)).filter((mail) => mail.startsWith('booking-moved-up'))).toHaveLength(1);
  });

  it('give a challenged first option until noon of a working day, then end it', async () => {
    const day = house.freshDay();
    const [first, second] = [await house.option('directors-circle', day), await house.option('directors-circle', day)];
    const until = await challenge(house, second.id, 'Ada');
    expect(until.toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('12:00:00');
    expect(await house.mailsOf(first.id)).toContain('booking-challenged to client');
    expect((await bookingErrorOf(challenge(house, second.id, 'Bert'))).code).toBe('already_challenged');
    expect(await keepClocks(house)).toBe(0);
    await house.manager.query(`UPDATE bookings SET challenged_until = now() WHERE id = $1`, [first.id]);
    expect(await keepClocks(house)).toBe(1);
    expect([await house.stateOf(first.id), await house.stateOf(second.id)]).toEqual(['expired', 'option 1']);
  });

  it('stop when whoever asked for the decision lets go', async () => {
    const day = house.freshDay();
    const [first, second] = [await house.option('sky-lounge', day), await house.option('sky-lounge', day)];
    await challenge(house, second.id, 'Ada');
    await release(house, second.id, 'Ada');
    expect(await house.ask('SELECT challenged_until, challenged_by FROM bookings WHERE id = $1', [first.id])).toEqual([
      { challenged_until: null, challenged_by: null },
    ]);
  });

  it('cannot be started by the third', async () => {
    const day = house.freshDay();
    const options = [
      await house.option('arena', day),
      await house.option('arena', day),
      await house.option('arena', day),
    ];
    expect((await bookingErrorOf(challenge(house, options[2]!.id, 'Ada'))).code).toBe('not_second');
  });
});

describe('moving', () => {
  it('puts an option last in its new line and lets those behind it move up', async () => {
    const [day, other] = [house.freshDay(), house.freshDay()];
    const [first, second, there] = [
      await house.option('liberty-studio', day),
      await house.option('liberty-studio', day),
      await house.option('liberty-studio', other),
    ];
    await move(house, first.id, { venue: 'liberty-stage', day: other, hire: 'full-day' }, 'Ada');
    expect([await house.stateOf(first.id), await house.stateOf(second.id), await house.stateOf(there.id)]).toEqual([
      'option 2',
      'option 1',
      'option 1',
    ]);
  });

  it('is refused where something is definite, and then changes nothing', async () => {
    const [day, other] = [house.freshDay(), house.freshDay()];
    const [here, there] = [await house.request('workshop', day), await house.request('workshop', other)];
    for (const { id } of [here, there]) await makeDefinite(house, id, 'Ada');
    const error = await bookingErrorOf(move(house, here.id, { venue: 'workshop', day: other, hire: 'morning' }, 'Ada'));
    expect([error.code, error.conflicts[0]?.id]).toEqual(['taken', there.id]);
    expect(await house.ask('SELECT day::text FROM bookings WHERE id = $1', [here.id])).toEqual([{ day }]);
  });
});

describe('set-up', () => {
  it('of a booking can be given, and takes the room for so long', async () => {
    const day = house.freshDay();
    const { id } = await makeDefinite(house, (await house.request('arena', day, 'morning')).id, 'Ada');
    const changed = await setUp(house, id, { before: 15, after: 45 }, 'Ada');
    expect([changed.hire, changed.set_up_minutes, changed.dismantling_minutes]).toEqual(['morning', 15, 45]);
    expect(await audit(house.manager)).toMatchObject({ adrift: 0 });
  });

  it('cannot reach into what is definite before it', async () => {
    const day = house.freshDay();
    const [early, late] = [await house.request('arena', day, 'morning'), await house.request('arena', day, 'evening')];
    for (const { id } of [early, late]) await makeDefinite(house, id, 'Ada');
    const error = await bookingErrorOf(setUp(house, late.id, { before: 1000, after: 0 }, 'Ada'));
    expect([error.code, error.conflicts[0]?.id]).toEqual(['taken', early.id]);
  });
});

describe('changes', () => {
  /** Holds what a booking holds. @returns lets go */
  const holding = (place: Place) =>
    new Promise<() => Promise<void>>((started) => {
      const holdingChange: Promise<void> = changing(
        house.manager,
        [place],
        () => new Promise<void>((end) => started(() => (end(), holdingChange))),
      );
    });
  const somebodyWaits = async () => {
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while ((await house.ask(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('of what shares floor area on a day go one by one, for what has not committed cannot be seen; nobody else waits', async () => {
    const day = house.freshDay();
    const nova = await house.request('nova-stage', day);
    const floor = await house.request('skyline-floor', day);
    const releaseLock = await holding(nova);
    const change = makeOption(house, floor.id, 'Ada');
    await somebodyWaits();
    expect((await house.option('team-office', day)).rank).toBe(1);
    expect((await house.option('nova-stage', house.freshDay())).rank).toBe(1);
    const request = { venue: 'nova-stage', day, hire: 'full-day', origin: 'visitor' } as const;
    await house.manager.transaction((sql) => requestBooking(sql, request, 'visitor'));
    expect(await house.stateOf(floor.id)).toBe('requested');
    await releaseLock();
    expect(await change).toMatchObject({ state: 'option', rank: 1 });
  });

  it('that reach further than they hold begin again, and wait for all that they need', async () => {
    const day = house.freshDay();
    const after = addDays(day, 1);
    const overnight = { from: instantOf(day, '20:00'), to: instantOf(after, '20:00') };
    const ask = async (on: string, hire: BookingRequest['hire']) =>
      makeOption(house, (await house.request('arena', on, hire)).id, 'Ada');
    const first = await ask(day, 'day-and-evening');
    const [across, last] = [await ask(day, overnight), await ask(after, 'full-day')];
    expect([first.rank, across.rank, last.rank]).toEqual([1, 2, 3]);
    const releaseLock = await holding(last);
    const change = release(house, first.id, 'Ada');
    await somebodyWaits();
    await releaseLock();
    await change;
    expect([await house.stateOf(across.id), await house.stateOf(last.id)]).toEqual(['option 1', 'option 2']);
  });

  it('of one who asked for a decision, or of who was asked, end the question', async () => {
    const [day, other] = [house.freshDay(), house.freshDay()];
    const [first, second] = [await house.option('workshop', day), await house.option('workshop', day)];
    const isChallenged = () =>
      house.ask<{ challenged: boolean }>('SELECT challenged_by IS NOT NULL AS challenged FROM bookings WHERE id = $1', [
        first.id,
      ]);
    await challenge(house, second.id, 'Ada');
    await move(house, second.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await isChallenged()).toEqual([{ challenged: false }]);
    await move(house, second.id, { venue: 'workshop', day, hire: 'full-day' }, 'Ada');
    await challenge(house, second.id, 'Ada');
    await move(house, first.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await isChallenged()).toEqual([{ challenged: false }]);
  });
});

describe('every change', () => {
  it('is written down: when, by whom and what was before', async () => {
    const { id } = await house.option('horizon-studio', house.freshDay());
    await makeDefinite(house, id, 'Bert');
    await cancel(house, id, 'Cleo');
    const events = await house.ask<{ by: string; action: string; before: Record<string, unknown>; at: Date }>(
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

  it('is refused for a booking that does not exist', async () => {
    expect((await bookingErrorOf(makeDefinite(house, randomUUID(), 'Ada'))).code).toBe('not_found');
  });
});
