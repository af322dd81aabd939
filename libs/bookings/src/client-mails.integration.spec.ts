// Rules: calendar.client-mails, calendar.undo
import { randomUUID } from 'node:crypto';
import type { BookingContext } from './booking-context';
import { audit } from './testing/audit';
import { bookingErrorOf, type CalendarUnderTest, startCalendar } from './testing/calendar-under-test';
import { challenge } from './use-cases/challenge';
import { cancel, release, turnDown } from './use-cases/end';
import { extendOption } from './use-cases/extend-option';
import { keepClocks } from './use-cases/keep-clocks';
import { makeDefinite } from './use-cases/make-definite';
import { makeOption } from './use-cases/make-option';
import { move } from './use-cases/move';
import { request, requestBooking } from './use-cases/request';
import { undo } from './use-cases/undo';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

/** A press of ten seconds. */
const pressed = (tellClient?: boolean, silent?: string): Required<BookingContext> => ({
  manager: calendar.manager,
  press: {
    ...{ id: randomUUID(), mailsWait: 10, tellsOther: (id) => (id === silent ? false : undefined) },
    ...(tellClient !== undefined && { tellClient }),
  },
});

const dueIn = (id: string) =>
  calendar.ask<{ kind: string; status: string; seconds: number }>(
    'SELECT kind, status, round(extract(epoch FROM due_at - created_at))::int AS seconds FROM mails WHERE lead_id = $1 ORDER BY created_at, kind',
    [id],
  );
const tells = async (id: string) =>
  (await calendar.ask<{ tell_client: boolean }>('SELECT tell_client FROM bookings WHERE id = $1', [id]))[0]!
    .tell_client;
const expireNow = (id: string) =>
  calendar.ask(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);

describe('mails to clients', () => {
  it('have a kind of their own for every action', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    const first = await calendar.option('boardroom', day);
    const second = await calendar.option('boardroom', day);
    await extendOption(calendar, first.id, 'Ada');
    await move(calendar, first.id, { venue: 'boardroom', day: other, hire: 'full-day' }, 'Ada');
    await makeDefinite(calendar, first.id, 'Ada');
    await cancel(calendar, first.id, 'Ada');
    await release(calendar, second.id, 'Ada');
    const requested = await calendar.request('boardroom', day);
    await turnDown(calendar, requested.id, 'Ada');
    const kinds = async (id: string) => (await calendar.mailsOf(id)).map((mail) => mail.split(' to ')[0]);
    expect(await kinds(first.id)).toEqual([
      ...['booking-option', 'booking-extended', 'booking-moved', 'booking-definite', 'booking-cancelled'],
    ]);
    expect(await kinds(second.id)).toEqual([
      'booking-option',
      'booking-moved-up',
      'booking-notice',
      'booking-released',
    ]);
    expect(await kinds(requested.id)).toEqual(['booking-turned-down']);
  });

  it('wait ten seconds after a press, and none where the clocks act', async () => {
    const day = calendar.freshDay();
    const { id } = await makeOption(pressed(), (await calendar.request('arena', day)).id, 'Ada');
    expect(await dueIn(id)).toEqual([{ kind: 'booking-option', status: 'due', seconds: 10 }]);
    await expireNow(id);
    await keepClocks(calendar);
    expect((await dueIn(id)).filter(({ seconds }) => seconds === 0).map(({ kind }) => kind)).toEqual([
      ...['booking-expired', 'booking-notice'],
    ]);
  });

  it('are not sent where the press says so, and from then on by the clocks neither', async () => {
    const day = calendar.freshDay();
    const { id } = await makeOption(pressed(false), (await calendar.request('workshop', day)).id, 'Ada');
    expect([await calendar.mailsOf(id), await tells(id)]).toEqual([[], false]);
    const second = await calendar.option('workshop', day);
    await challenge(calendar, second.id, 'Ada');
    await expireNow(id);
    await keepClocks(calendar);
    expect(await calendar.mailsOf(id)).toEqual(['booking-notice to sales', 'booking-notice to sales']);
    expect(await calendar.mailsOf(second.id)).toContain('booking-moved-up to client');
  });

  it('to other clients of the same change are left out one by one', async () => {
    const day = calendar.freshDay();
    const [first, second, third] = [
      await calendar.option('liberty-stage', day),
      await calendar.option('liberty-stage', day),
      await calendar.option('liberty-stage', day),
    ];
    await release(pressed(true, second.id), first.id, 'Ada');
    expect(await calendar.mailsOf(second.id)).not.toContain('booking-moved-up to client');
    expect(await calendar.mailsOf(third.id)).toContain('booking-moved-up to client');
    expect(await tells(second.id)).toBe(true);
  });

  it('never go to the client of a lead that was taken in by hand, and follow a corrected address', async () => {
    const lead = { form: 'contact', id: randomUUID() };
    const byHand = { form: 'contact', id: randomUUID() };
    for (const [{ id }, source] of [[lead, 'website'] as const, [byHand, 'telephone'] as const])
      await calendar.ask(
        `INSERT INTO desk_leads (lead_id, form, source, state, name, email, received_at)
         VALUES ($1, 'contact', $2, 'new', 'Ada', 'client-1@right.example', now())`,
        [id, source],
      );
    const client = { name: 'Ada', email: 'client-1@wrong.example' };
    const day = calendar.freshDay();
    const optionFor = async (of: typeof lead) => {
      const asked = await requestBooking(
        calendar.manager,
        { venue: 'sky-lounge', day, hire: 'full-day', origin: 'sales', lead: of, client },
        'Ada',
      );
      return (await makeOption(pressed(true), asked.id, 'Ada')).id;
    };
    const addresses = (id: string) => calendar.ask(`SELECT to_address FROM mails WHERE lead_id = $1`, [id]);
    expect(await addresses(await optionFor(lead))).toEqual([{ to_address: 'client-1@right.example' }]);
    expect(await addresses(await optionFor(byHand))).toEqual([]);
  });

  it('do not go to clients of imported bookings until a press says so', async () => {
    const imported = await request(
      calendar,
      {
        ...{ venue: 'vista-stage', day: calendar.freshDay(), hire: 'full-day', origin: 'import', externalId: 'x' },
        client: { name: 'Weber', email: 'client-2@example.com' },
      },
      'import',
    );
    await makeOption(calendar, imported.id, 'Ada');
    expect(await calendar.mailsOf(imported.id)).toEqual([]);
    await extendOption(pressed(true), imported.id, 'Ada');
    expect(await calendar.mailsOf(imported.id)).toEqual(['booking-extended to client']);
  });
});

describe('undo', () => {
  it('stops the mails and gives an option back its place before those that moved up', async () => {
    const day = calendar.freshDay();
    const [first, second] = [await calendar.option('nova-stage', day), await calendar.option('nova-stage', day)];
    const context = pressed(true);
    await release(context, first.id, 'Ada');
    expect(await calendar.stateOf(second.id)).toBe('option 1');
    expect(await undo(calendar, context.press.id, 'Ada')).toEqual({
      ...{ mails: 3, kept: null, bookings: [first.id, second.id] },
    });
    expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['option 1', 'option 2']);
    expect((await dueIn(first.id)).find(({ kind }) => kind === 'booking-released')).toMatchObject({ status: 'dead' });
    expect(await audit(calendar.manager)).toMatchObject({ adrift: 0 });
    expect((await undo(calendar, context.press.id, 'Ada')).kept).toMatch(/changed since, by Ada/);
  });

  it('takes back a definite booking, those that gave way, a move and a challenge', async () => {
    const [day, other] = [calendar.freshDay(), calendar.freshDay()];
    const [first, second] = [await calendar.option('sky-lounge', day), await calendar.option('sky-lounge', day)];
    for (const act of [
      (context: BookingContext) => makeDefinite(context, first.id, 'Ada'),
      (context: BookingContext) => move(context, first.id, { venue: 'arena', day: other, hire: 'evening' }, 'Ada'),
      (context: BookingContext) => challenge(context, second.id, 'Ada'),
    ]) {
      const context = pressed(true);
      await act(context);
      expect((await undo(calendar, context.press.id, 'Ada')).kept).toBeNull();
      expect([await calendar.stateOf(first.id), await calendar.stateOf(second.id)]).toEqual(['option 1', 'option 2']);
      expect(
        await calendar.ask('SELECT venue, day::text, challenged_until FROM bookings WHERE id = $1', [first.id]),
      ).toEqual([{ venue: 'sky-lounge', day, challenged_until: null }]);
    }
    expect(await audit(calendar.manager)).toMatchObject({ adrift: 0 });
  });

  it('stops the mail and says who has the time where the calendar is another by now', async () => {
    const day = calendar.freshDay();
    const first = await makeDefinite(calendar, (await calendar.request('horizon-stage', day)).id, 'Ada');
    const context = pressed(true);
    await cancel(context, first.id, 'Ada');
    await makeDefinite(calendar, (await calendar.request('horizon-stage', day)).id, 'Bert');
    const { mails, kept } = await undo(calendar, context.press.id, 'Ada');
    expect([mails, kept]).toEqual([1, expect.stringMatching(/^Horizon Stage is taken .* Bert/)]);
    expect(await calendar.stateOf(first.id)).toBe('cancelled');
  });

  it('is refused after its time, and once a mail is being sent; then nothing is undone', async () => {
    const day = calendar.freshDay();
    const [late, sending] = [await calendar.option('arena', day), await calendar.option('arena', day)];
    const contexts = [pressed(true), pressed(true)] as const;
    await release(contexts[0], late.id, 'Ada');
    await release(contexts[1], sending.id, 'Ada');
    await calendar.ask(`UPDATE booking_events SET at = at - interval '20 seconds' WHERE change_id = $1`, [
      contexts[0].press.id,
    ]);
    await calendar.ask(`UPDATE mails SET attempts = 1 WHERE lead_id = $1 AND kind = 'booking-released'`, [sending.id]);
    for (const { press } of contexts)
      expect((await bookingErrorOf(undo(calendar, press.id, 'Ada'))).code).toBe('undo_over');
    expect([await calendar.stateOf(late.id), await calendar.stateOf(sending.id)]).toEqual(['released', 'released']);
    expect((await bookingErrorOf(undo(calendar, randomUUID(), 'Ada'))).code).toBe('not_found');
  });
});
