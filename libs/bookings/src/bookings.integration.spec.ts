import { randomUUID } from 'node:crypto';
import type { BookingError } from './booking-error';
import { audit } from './testing/audit';
import { type CalendarUnderTest, bookingErrorOf, startCalendar } from './testing/calendar-under-test';
import { cancel, release, turnDown } from './use-cases/end';
import { makeDefinite } from './use-cases/make-definite';
import { makeOption } from './use-cases/make-option';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

describe('a request', () => {
  it('takes nothing from anybody', async () => {
    const day = calendar.freshDay();
    const [one, other] = [await calendar.request('skyline-stage', day), await calendar.request('skyline-stage', day)];
    expect([await calendar.stateOf(one.id), await calendar.stateOf(other.id)]).toEqual(['requested', 'requested']);
    await makeDefinite(calendar, other.id, 'Ada');
    expect(await calendar.stateOf(one.id)).toBe('requested');
  });

  it('includes set-up and dismantling, by the kind of venue', async () => {
    const { id } = await calendar.request('nova-stage', '2027-06-10', 'evening');
    const found = await calendar.ask<{ atom: string; during: string }>(
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

  it('is refused for a day that is over and for an unknown venue', async () => {
    expect((await bookingErrorOf(calendar.request('skyline-stage', '2020-01-01'))).code).toBe('past');
    expect((await bookingErrorOf(calendar.request('skyline-cellar', calendar.freshDay()))).code).toBe('invalid');
    expect((await bookingErrorOf(calendar.request('skyline-stage', '2027-02-30'))).code).toBe('invalid');
  });
});

describe('an option', () => {
  it('is ranked per atom and time: what shares no floor area waits for nobody', async () => {
    const day = calendar.freshDay();
    const ranks = [];
    for (const venue of ['nova-stage', 'vista-stage', 'skyline-floor', 'liberty-stage', 'skyline-liberty-double'])
      ranks.push((await calendar.option(venue, day)).rank);
    expect(ranks).toEqual([1, 2, 3, 1, 4]);
  });

  it('forgets the content of the lead whose booking is released', async () => {
    const { id } = await calendar.option('arena', calendar.freshDay());
    const leadId = randomUUID();
    await calendar.manager.query(`UPDATE bookings SET lead_form = 'contact', lead_id = $2 WHERE id = $1`, [id, leadId]);
    await calendar.manager.query(
      `INSERT INTO recent_submissions (form, content_hash, answer) VALUES ('contact', 'a', jsonb_build_object('id', $1::text)), ('contact', 'b', '{"id": "other"}')`,
      [leadId],
    );
    await release(calendar, id, 'Ada');
    expect(await calendar.manager.query(`SELECT answer->>'id' AS id FROM recent_submissions`)).toEqual([
      { id: 'other' },
    ]);
  });

  it('moves up when the one before it is released, and the mails about it are enqueued', async () => {
    const day = calendar.freshDay();
    const [first, second, third] = [
      await calendar.option('liberty-stage', day),
      await calendar.option('liberty-stage', day),
      await calendar.option('liberty-floor', day),
    ];
    await release(calendar, first.id, 'Ada');
    expect([
      await calendar.stateOf(first.id),
      await calendar.stateOf(second.id),
      await calendar.stateOf(third.id),
    ]).toEqual(['released', 'option 1', 'option 2']);
    expect(await calendar.mailsOf(second.id)).toEqual([
      'booking-option to client',
      'booking-moved-up to client',
      'booking-notice to sales',
    ]);
  });

  it('stays where it is while another is before it elsewhere', async () => {
    const day = calendar.freshDay();
    const [nova, lounge, floor] = [
      await calendar.option('nova-stage', day, 80),
      await calendar.option('sky-lounge', day, 80),
      await calendar.option('skyline-floor', day),
    ];
    await turnDown(calendar, nova.id, 'Ada');
    expect(await calendar.stateOf(floor.id)).toBe('option 2');
    await turnDown(calendar, lounge.id, 'Ada');
    expect(await calendar.stateOf(floor.id)).toBe('option 1');
  });

  it('moves up once when both before it go at the same moment', async () => {
    const day = calendar.freshDay();
    const [nova, lounge, floor] = [
      await calendar.option('nova-stage', day, 80),
      await calendar.option('sky-lounge', day, 80),
      await calendar.option('skyline-floor', day),
    ];
    await Promise.all([release(calendar, nova.id, 'Ada'), release(calendar, lounge.id, 'Bert')]);
    expect(await calendar.stateOf(floor.id)).toBe('option 1');
    expect((await calendar.mailsOf(floor.id)).filter((mail) => mail.startsWith('booking-moved-up'))).toHaveLength(1);
  });

  it('never shares its rank, however many come at once', async () => {
    const day = calendar.freshDay();
    const requests = await Promise.all(Array.from({ length: 8 }, () => calendar.request('workshop', day)));
    const options = await Promise.all(requests.map(({ id }) => makeOption(calendar, id, 'Ada')));
    expect(options.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('cannot be given where something is definite, and the error names what is there', async () => {
    const day = calendar.freshDay();
    const requested = await calendar.request('skyline-horizon-double', day);
    await makeDefinite(calendar, requested.id, 'Ada');
    const error = await bookingErrorOf(calendar.option('horizon-studio', day));
    expect(error.code).toBe('taken');
    expect(error.conflicts).toMatchObject([
      { id: requested.id, venue: 'skyline-horizon-double', state: 'definite', by: 'Ada' },
    ]);
    expect(error.message).toMatch(/^Skyline.*is taken from .* to .* Ada/);
  });

  it('an option of an office takes a unit, as long as there is one', async () => {
    const day = calendar.freshDay();
    const options = [];
    for (let count = 0; count < 4; count++) options.push(await calendar.option('team-office', day));
    expect(options.map(({ rank }) => rank)).toEqual([1, 1, 1, 2]);
    for (const { id } of options.slice(0, 3)) await makeDefinite(calendar, id, 'Ada');
    expect(await calendar.stateOf(options[3]!.id)).toBe('released');
    expect((await bookingErrorOf(calendar.option('team-office', day))).code).toBe('taken');
  });
});

describe('a definite booking', () => {
  it('makes the options behind it give way, and those behind them move up', async () => {
    const day = calendar.freshDay();
    const [first, second, third] = [
      await calendar.option('nova-stage', day, 80),
      await calendar.option('skyline-floor', day),
      await calendar.option('sky-lounge', day, 80),
    ];
    await makeDefinite(calendar, first.id, 'Ada');
    expect([
      await calendar.stateOf(first.id),
      await calendar.stateOf(second.id),
      await calendar.stateOf(third.id),
    ]).toEqual(['definite', 'released', 'option 1']);
    expect(await calendar.mailsOf(second.id)).toContain('booking-gave-way to client');
  });

  it('waits for the option before it', async () => {
    const day = calendar.freshDay();
    const [first, second] = [await calendar.option('boardroom', day), await calendar.option('boardroom', day)];
    const error = await bookingErrorOf(makeDefinite(calendar, second.id, 'Ada'));
    expect([error.code, error.conflicts[0]?.id]).toEqual(['not_first', first.id]);
  });

  it('is made by exactly one of two people; the other reads who did and when', async () => {
    const { id } = await calendar.option('arena', calendar.freshDay());
    const results = await Promise.allSettled([makeDefinite(calendar, id, 'Ada'), makeDefinite(calendar, id, 'Bert')]);
    const [won, lost] = results[0].status === 'fulfilled' ? ['Ada', results[1]] : ['Bert', results[0]];
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const error = (lost as PromiseRejectedResult).reason as BookingError;
    expect(error.code).toBe('wrong_state');
    expect(error.message).toContain(`definite already (${won}, `);
    expect(error.conflicts[0]).toMatchObject({ by: won, at: expect.any(Date) });
  });

  it('only one of two overlapping bookings becomes definite when both are made concurrently', async () => {
    const day = calendar.freshDay();
    const [one, other] = [await calendar.request('vista-stage', day), await calendar.request('skyline-studio', day)];
    const results = await Promise.allSettled([
      makeDefinite(calendar, one.id, 'Ada'),
      makeDefinite(calendar, other.id, 'Bert'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as BookingError).code).toBe('taken');
    expect(await audit(calendar.manager)).toMatchObject({ soldTwice: 0 });
  });

  it('cannot be written past the calendar: PostgreSQL refuses the overlap', async () => {
    const day = calendar.freshDay();
    await makeDefinite(calendar, (await calendar.request('sky-terrace', day)).id, 'Ada');
    const other = await calendar.request('skyline-stage-terrace', day);
    await expect(
      calendar.manager.query(`UPDATE booked_atoms SET state = 'definite' WHERE booking_id = $1`, [other.id]),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'booked_atoms_sold_once' });
  });

  it('frees its place when it is cancelled', async () => {
    const day = calendar.freshDay();
    const { id } = await calendar.request('horizon-floor', day);
    await makeDefinite(calendar, id, 'Ada');
    await cancel(calendar, id, 'Ada');
    expect(await calendar.stateOf(id)).toBe('cancelled');
    expect((await calendar.option('horizon-stage', day)).rank).toBe(1);
  });
});
