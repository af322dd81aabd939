import { randomUUID } from 'node:crypto';
import { instantOf } from '@mainstage/calendar/days/hours';
import { inTransaction } from '@mainstage/database/sql';
import { changing } from './changing';
import type { Place } from './locks';
import { Refused } from './refused';
import { audit } from './testing/audit';
import { type CalendarUnderTest, inDays, startCalendar } from './testing/calendar-under-test';
import { challenge } from './use-cases/challenge';
import { cancel, release, turnDown } from './use-cases/end';
import { keepClocks } from './use-cases/keep-clocks';
import { makeDefinite } from './use-cases/make-definite';
import { makeOption } from './use-cases/make-option';
import { move, setUp } from './use-cases/move';
import { requestBooking, type Wish } from './use-cases/request';

let house: CalendarUnderTest;
beforeAll(async () => (house = await startCalendar()));
afterAll(() => house.stop());

let next = 30;
/** A day that no other test uses. */
const freshDay = () => inDays((next += 3));

const refusal = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error: unknown) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );

const stateOf = async (id: string) => {
  const [found] = await house.ask<{ state: string; rank: number | null }>(
    'SELECT state, rank FROM bookings WHERE id = $1',
    [id],
  );
  return found!.rank === null ? found!.state : `${found!.state} ${found!.rank}`;
};

const mailsOf = async (id: string) =>
  (
    await house.ask<{ kind: string; to: string }>(
      // The address of the house itself is looked up when the mail is sent.
      'SELECT kind, coalesce(to_address, recipient) AS "to" FROM mails WHERE lead_id = $1 ORDER BY created_at, kind',
      [id],
    )
  ).map(({ kind, to }) => `${kind} to ${to.split('@')[0]!.replace(/-\d+/, '')}`);

const option = async (venue: string, day: string) => makeOption(house, (await house.wish(venue, day)).id, 'Ada');

describe('a request', () => {
  it('takes nothing from anybody', async () => {
    const day = freshDay();
    const [one, other] = [await house.wish('skyline-stage', day), await house.wish('skyline-stage', day)];
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['requested', 'requested']);
    await makeDefinite(house, other.id, 'Ada');
    expect(await stateOf(one.id)).toBe('requested');
  });

  it('takes set-up and dismantling along, by the kind of venue', async () => {
    const { id } = await house.wish('nova-stage', '2027-06-10', 'evening');
    const found = await house.ask<{ atom: string; during: string }>(
      `SELECT atom, lower(during) AT TIME ZONE 'Europe/Berlin' || ' ' || upper(during) AT TIME ZONE 'Europe/Berlin' AS during
       FROM booked_atoms WHERE booking_id = $1 ORDER BY atom COLLATE "C"`,
      [id],
    );
    expect(found.map(({ atom }) => atom)).toEqual([
      'skyline-stage/nova',
      'skyline-stage/nova+studio',
      'skyline-stage/nova+vista',
      'skyline-stage/nova+vista+studio',
    ]);
    expect(new Set(found.map(({ during }) => during))).toEqual(new Set(['2027-06-10 15:00:00 2027-06-11 04:00:00']));
  });

  it('is refused for a day that is over and for a venue that is none', async () => {
    expect((await refusal(house.wish('skyline-stage', '2020-01-01'))).code).toBe('past');
    expect((await refusal(house.wish('skyline-cellar', freshDay()))).code).toBe('invalid');
    expect((await refusal(house.wish('skyline-stage', '2027-02-30'))).code).toBe('invalid');
  });
});

describe('an option', () => {
  it('is ranked per atom and time: what shares no floor area waits for nobody', async () => {
    const day = freshDay();
    const ranks = [];
    for (const venue of ['nova-stage', 'vista-stage', 'skyline-floor', 'liberty-stage', 'skyline-liberty-double'])
      ranks.push((await option(venue, day)).rank);
    expect(ranks).toEqual([1, 2, 3, 1, 4]);
  });

  it('moves up when the one before it is released, and the mails are owed with it', async () => {
    const day = freshDay();
    const [first, second, third] = [
      await option('liberty-stage', day),
      await option('liberty-stage', day),
      await option('liberty-floor', day),
    ];
    await release(house, first.id, 'Ada');
    expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
      'released',
      'option 1',
      'option 2',
    ]);
    expect(await mailsOf(second.id)).toEqual([
      'booking-answer to client',
      'booking-moved-up to client',
      'booking-notice to sales',
    ]);
  });

  it('stays where it is while another stands before it elsewhere', async () => {
    const day = freshDay();
    const [nova, lounge, floor] = [
      await option('nova-stage', day),
      await option('sky-lounge', day),
      await option('skyline-floor', day),
    ];
    await turnDown(house, nova.id, 'Ada');
    expect(await stateOf(floor.id)).toBe('option 2');
    await turnDown(house, lounge.id, 'Ada');
    expect(await stateOf(floor.id)).toBe('option 1');
  });

  it('moves up once when both before it go at the same moment', async () => {
    const day = freshDay();
    const [nova, lounge, floor] = [
      await option('nova-stage', day),
      await option('sky-lounge', day),
      await option('skyline-floor', day),
    ];
    await Promise.all([release(house, nova.id, 'Ada'), release(house, lounge.id, 'Bert')]);
    expect(await stateOf(floor.id)).toBe('option 1');
    expect((await mailsOf(floor.id)).filter((mail) => mail.startsWith('booking-moved-up'))).toHaveLength(1);
  });

  it('never shares its rank, however many come at once', async () => {
    const day = freshDay();
    const wishes = await Promise.all(Array.from({ length: 8 }, () => house.wish('workshop', day)));
    const options = await Promise.all(wishes.map(({ id }) => makeOption(house, id, 'Ada')));
    expect(options.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('cannot be given where something is definite; the refusal says what stands there', async () => {
    const day = freshDay();
    const held = await house.wish('skyline-horizon-double', day);
    await makeDefinite(house, held.id, 'Ada');
    const refused = await refusal(option('horizon-studio', day));
    expect(refused.code).toBe('taken');
    expect(refused.standing).toMatchObject([
      { id: held.id, venue: 'skyline-horizon-double', state: 'definite', by: 'Ada' },
    ]);
    expect(refused.message).toMatch(/^Skyline.*is taken from .* to .* Ada/);
  });

  it('of an office takes a unit, as long as there is one', async () => {
    const day = freshDay();
    const options = [];
    for (let count = 0; count < 4; count++) options.push(await option('team-office', day));
    expect(options.map(({ rank }) => rank)).toEqual([1, 1, 1, 2]);
    for (const { id } of options.slice(0, 3)) await makeDefinite(house, id, 'Ada');
    expect(await stateOf(options[3]!.id)).toBe('released');
    expect((await refusal(option('team-office', day))).code).toBe('taken');
  });
});

describe('a definite booking', () => {
  it('makes the options behind it give way, and those behind them move up', async () => {
    const day = freshDay();
    const [first, second, third] = [
      await option('nova-stage', day),
      await option('skyline-floor', day),
      await option('sky-lounge', day),
    ];
    await makeDefinite(house, first.id, 'Ada');
    expect([await stateOf(first.id), await stateOf(second.id), await stateOf(third.id)]).toEqual([
      'definite',
      'released',
      'option 1',
    ]);
    expect(await mailsOf(second.id)).toContain('booking-answer to client');
  });

  it('waits for the option before it', async () => {
    const day = freshDay();
    const [first, second] = [await option('boardroom', day), await option('boardroom', day)];
    const refused = await refusal(makeDefinite(house, second.id, 'Ada'));
    expect([refused.code, refused.standing[0]?.id]).toEqual(['not_first', first.id]);
  });

  it('is made by exactly one of two people; the other reads who did and when', async () => {
    const { id } = await option('arena', freshDay());
    const results = await Promise.allSettled([makeDefinite(house, id, 'Ada'), makeDefinite(house, id, 'Bert')]);
    const [won, lost] = results[0].status === 'fulfilled' ? ['Ada', results[1]] : ['Bert', results[0]];
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = (lost as PromiseRejectedResult).reason as Refused;
    expect(refused.code).toBe('wrong_state');
    expect(refused.message).toContain(`definite already (${won}, `);
    expect(refused.standing[0]).toMatchObject({ by: won, at: expect.any(Date) });
  });

  it('is one of two that overlap, when both are made at once', async () => {
    const day = freshDay();
    const [one, other] = [await house.wish('vista-stage', day), await house.wish('skyline-studio', day)];
    const results = await Promise.allSettled([
      makeDefinite(house, one.id, 'Ada'),
      makeDefinite(house, other.id, 'Bert'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as Refused).code).toBe('taken');
    expect(await audit(house.pool)).toMatchObject({ soldTwice: 0 });
  });

  it('cannot be written past the calendar: PostgreSQL refuses the overlap', async () => {
    const day = freshDay();
    await makeDefinite(house, (await house.wish('sky-terrace', day)).id, 'Ada');
    const other = await house.wish('skyline-stage-terrace', day);
    await expect(
      house.pool.query(`UPDATE booked_atoms SET state = 'definite' WHERE booking_id = $1`, [other.id]),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'booked_atoms_sold_once' });
  });

  it('frees its place when it is cancelled', async () => {
    const day = freshDay();
    const { id } = await house.wish('horizon-floor', day);
    await makeDefinite(house, id, 'Ada');
    await cancel(house, id, 'Ada');
    expect(await stateOf(id)).toBe('cancelled');
    expect((await option('horizon-stage', day)).rank).toBe(1);
  });
});

describe('the clocks', () => {
  it('end an option whose time is over, and the next one moves up in the same transaction', async () => {
    const day = freshDay();
    const [first, second] = [await option('straight-up', day), await option('straight-up', day)];
    await house.pool.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE id = $1`, [first.id]);
    const ended = await Promise.all([keepClocks(house), keepClocks(house), keepClocks(house)]);
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['expired', 'option 1']);
    expect((await mailsOf(second.id)).filter((mail) => mail.startsWith('booking-moved-up'))).toHaveLength(1);
  });

  it('give a challenged first option until noon of a working day, then end it', async () => {
    const day = freshDay();
    const [first, second] = [await option('directors-circle', day), await option('directors-circle', day)];
    const until = await challenge(house, second.id, 'Ada');
    expect(until.toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('12:00:00');
    expect(await mailsOf(first.id)).toContain('booking-challenged to client');
    expect((await refusal(challenge(house, second.id, 'Bert'))).code).toBe('already_challenged');
    expect(await keepClocks(house)).toBe(0);
    await house.pool.query(`UPDATE bookings SET challenged_until = now() WHERE id = $1`, [first.id]);
    expect(await keepClocks(house)).toBe(1);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['expired', 'option 1']);
  });

  it('stop when whoever asked for the decision lets go', async () => {
    const day = freshDay();
    const [first, second] = [await option('sky-lounge', day), await option('sky-lounge', day)];
    await challenge(house, second.id, 'Ada');
    await release(house, second.id, 'Ada');
    expect(await house.ask('SELECT challenged_until, challenged_by FROM bookings WHERE id = $1', [first.id])).toEqual([
      { challenged_until: null, challenged_by: null },
    ]);
  });

  it('cannot be started by the third', async () => {
    const day = freshDay();
    const options = [await option('arena', day), await option('arena', day), await option('arena', day)];
    expect((await refusal(challenge(house, options[2]!.id, 'Ada'))).code).toBe('not_second');
  });
});

describe('moving', () => {
  it('puts an option last in its new line and lets those behind it move up', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const [first, second, there] = [
      await option('liberty-studio', day),
      await option('liberty-studio', day),
      await option('liberty-studio', other),
    ];
    await move(house, first.id, { venue: 'liberty-stage', day: other, hire: 'full-day' }, 'Ada');
    expect([await stateOf(first.id), await stateOf(second.id), await stateOf(there.id)]).toEqual([
      'option 2',
      'option 1',
      'option 1',
    ]);
  });

  it('is refused where something is definite, and then changes nothing', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const [here, there] = [await house.wish('workshop', day), await house.wish('workshop', other)];
    for (const { id } of [here, there]) await makeDefinite(house, id, 'Ada');
    const refused = await refusal(move(house, here.id, { venue: 'workshop', day: other, hire: 'morning' }, 'Ada'));
    expect([refused.code, refused.standing[0]?.id]).toEqual(['taken', there.id]);
    expect(await house.ask('SELECT day::text FROM bookings WHERE id = $1', [here.id])).toEqual([{ day }]);
  });
});

describe('set-up', () => {
  it('of a booking can be given, and takes the room for so long', async () => {
    const day = freshDay();
    const { id } = await makeDefinite(house, (await house.wish('arena', day, 'morning')).id, 'Ada');
    const changed = await setUp(house, id, { before: 15, after: 45 }, 'Ada');
    expect([changed.hire, changed.set_up_minutes, changed.dismantling_minutes]).toEqual(['morning', 15, 45]);
    expect(await audit(house.pool)).toMatchObject({ adrift: 0 });
  });

  it('cannot reach into what is definite before it', async () => {
    const day = freshDay();
    const [early, late] = [await house.wish('arena', day, 'morning'), await house.wish('arena', day, 'evening')];
    for (const { id } of [early, late]) await makeDefinite(house, id, 'Ada');
    const refused = await refusal(setUp(house, late.id, { before: 1000, after: 0 }, 'Ada'));
    expect([refused.code, refused.standing[0]?.id]).toEqual(['taken', early.id]);
  });
});

describe('changes', () => {
  /** Holds what a booking holds. @returns lets go */
  const holding = (place: Place) =>
    new Promise<() => Promise<void>>((begun) => {
      const held: Promise<void> = changing(
        house.pool,
        [place],
        () => new Promise<void>((end) => begun(() => (end(), held))),
      );
    });
  const somebodyWaits = async () => {
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while ((await house.ask(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('of what shares floor area on a day go one by one, for what has not committed cannot be seen; nobody else waits', async () => {
    const day = freshDay();
    const nova = await house.wish('nova-stage', day);
    const floor = await house.wish('skyline-floor', day);
    const letGo = await holding(nova);
    const change = makeOption(house, floor.id, 'Ada');
    await somebodyWaits();
    expect((await option('team-office', day)).rank).toBe(1);
    expect((await option('nova-stage', freshDay())).rank).toBe(1);
    const asked = { venue: 'nova-stage', day, hire: 'full-day', origin: 'visitor' } as const;
    await inTransaction(house.pool, (sql) => requestBooking(sql, asked, 'visitor'));
    expect(await stateOf(floor.id)).toBe('requested');
    await letGo();
    expect(await change).toMatchObject({ state: 'option', rank: 1 });
  });

  it('that reach further than they hold begin again, and wait for all that they need', async () => {
    const [day, after] = [freshDay(), inDays(next + 1)];
    const overnight = { from: instantOf(day, '20:00'), to: instantOf(after, '20:00') };
    const ask = async (on: string, hire: Wish['hire']) =>
      makeOption(house, (await house.wish('arena', on, hire)).id, 'Ada');
    const first = await ask(day, 'day-and-evening');
    const [across, last] = [await ask(day, overnight), await ask(after, 'full-day')];
    expect([first.rank, across.rank, last.rank]).toEqual([1, 2, 3]);
    const letGo = await holding(last);
    const change = release(house, first.id, 'Ada');
    await somebodyWaits();
    await letGo();
    await change;
    expect([await stateOf(across.id), await stateOf(last.id)]).toEqual(['option 1', 'option 2']);
  });

  it('of one who asked for a decision, or of who was asked, end the question', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const [first, second] = [await option('workshop', day), await option('workshop', day)];
    const asked = () =>
      house.ask<{ asked: boolean }>('SELECT challenged_by IS NOT NULL AS asked FROM bookings WHERE id = $1', [
        first.id,
      ]);
    await challenge(house, second.id, 'Ada');
    await move(house, second.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await asked()).toEqual([{ asked: false }]);
    await move(house, second.id, { venue: 'workshop', day, hire: 'full-day' }, 'Ada');
    await challenge(house, second.id, 'Ada');
    await move(house, first.id, { venue: 'workshop', day: other, hire: 'full-day' }, 'Ada');
    expect(await asked()).toEqual([{ asked: false }]);
  });
});

describe('every change', () => {
  it('is written down: when, by whom and what was before', async () => {
    const { id } = await option('horizon-studio', freshDay());
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
    expect((await refusal(makeDefinite(house, randomUUID(), 'Ada'))).code).toBe('not_found');
  });
});
