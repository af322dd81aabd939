// Rules: calendar.client-mails, calendar.undo, desk.errors
import { inDays } from '@mainstage/bookings/testing/calendar-under-test';
import type { BookingPreview, ChangedBooking, UndoneChange } from '@mainstage/contracts/desk/bookings';
import type { DeskEntry, DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { type DeskApi, ida, lena, startDeskApi, tom } from '../testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

let days = 40;
let clients = 0;
const freshDay = () => inDays((days += 2));

async function call<Body>(method: string, path: string, body?: object, member = tom): Promise<Body> {
  const answer = await api.call(member, method, path, body);
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body as unknown as Body;
}
const post = <Body>(path: string, body: object = {}) => call<Body>('POST', path, body);

/** A contact's lead, with an option for it. */
async function option(venue: string, day: string): Promise<{ leadId: string; email: string; booking: ChangedBooking }> {
  const email = `client-${++clients}@example.com`;
  const leadId = await api.lead({ email, message: `Lead ${clients}` });
  await api.call(tom, 'GET', '/leads');
  const booking = await post<ChangedBooking>(`/leads/${leadId}/bookings`, { venue, day, hire: 'full-day' });
  return { leadId, email, booking };
}
const preview = (id: string, action: string, body: object = {}) =>
  post<BookingPreview>(`/bookings/${id}/${action}/preview`, body);
const stateOf = async (id: string) =>
  (await api.sql<{ state: string; rank: number | null }>('SELECT state, rank FROM bookings WHERE id = $1', [id]))[0];
const mailsOf = (id: string) =>
  api.sql<{ kind: string; status: string; to_address: string; wait: number }>(
    `SELECT kind, status, to_address, round(extract(epoch FROM due_at - created_at))::int AS wait FROM mails
     WHERE lead_id = $1 AND recipient = 'visitor' ORDER BY created_at, id`,
    [id],
  );

describe('the preview of a press', () => {
  it('shows each client’s mail as it would be sent, and changes nothing', async () => {
    const day = freshDay();
    const [first, second] = [await option('arena', day), await option('arena', day)];
    const shown = await preview(first.booking.id, 'release');
    expect(shown).toMatchObject({
      unreachable: null,
      mails: [
        { own: true, to: first.email, subject: 'Your option on Arena is released', told: true },
        {
          own: false,
          to: second.email,
          subject: 'You have moved up: first option on Arena',
          who: 'Ada Byron, Engines',
        },
      ],
    });
    expect(shown.mails[0]!.text).toContain('no longer keep the venue for you');
    expect(shown.mails[0]!.text).not.toContain('not available');
    expect(await stateOf(first.booking.id)).toEqual({ state: 'option', rank: 1 });
    expect((await mailsOf(first.booking.id)).map(({ kind }) => kind)).toEqual(['booking-option']);
  });

  it.each([
    ['extend', { until: inDays(25) }, /^Your option on Arena is extended to /, 'Your option now ends on'],
    ['definite', {}, /^Arena is yours$/, 'Your booking is definite'],
    ['move', { venue: 'boardroom' }, /^Your option on Boardroom is now for /, 'Until now it was for Arena on'],
    ['release', {}, /^Your option on Arena is released$/, 'no longer keep the venue'],
  ])('is true of each action: %s', async (action, body, subject, text) => {
    const { booking } = await option('arena', freshDay());
    const { mails } = await preview(booking.id, action, body);
    expect(mails).toMatchObject([{ subject: expect.stringMatching(subject), text: expect.stringContaining(text) }]);
  });

  it('is of an option that is yet to be made', async () => {
    const leadId = await api.lead({ email: 'new@example.com', message: 'New' });
    await api.call(tom, 'GET', '/leads');
    const body = { venue: 'workshop', day: freshDay(), hire: 'morning' };
    const { mails } = await post<BookingPreview>(`/leads/${leadId}/bookings/preview`, body);
    expect(mails).toMatchObject([
      { to: 'new@example.com', subject: 'You hold the first option on Workshop', own: true },
    ]);
    expect((await api.call(tom, 'GET', `/leads/${leadId}`)).body['bookings']).toEqual([]);
  });

  it('refuses what the press would refuse, with the booking in the way', async () => {
    const day = freshDay();
    const [, second] = [await option('arena', day), await option('arena', day)];
    const { status, body } = await api.call(tom, 'POST', `/bookings/${second.booking.id}/definite/preview`, {});
    expect([status, body.code]).toEqual([409, 'booking_not_first']);
    expect(body['detail']).toMatch(/^Arena is under the first option from .* Tom Becker/);
  });

  it('says that nobody is mailed of a lead that was taken in by hand, and nobody is', async () => {
    const { id } = await post<{ id: string }>('/leads', {
      ...{ kind: 'contact', source: 'telephone', clock: false },
      fields: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', message: 'Rang' },
    });
    const body = { venue: 'workshop', day: freshDay(), hire: 'full-day', tellClient: true };
    expect(await post(`/leads/${id}/bookings/preview`, body)).toEqual({ unreachable: 'by-hand', rank: 1, mails: [] });
    const booking = await post<ChangedBooking>(`/leads/${id}/bookings`, body);
    for (const [action, change] of [
      ['extend', { until: inDays(20) }],
      ['definite', {}],
      ['cancel', {}],
    ] as const)
      await post(`/bookings/${booking.id}/${action}`, { ...change, tellClient: true });
    expect(await mailsOf(booking.id)).toEqual([]);
  });
});

describe('a press on a booking', () => {
  it('lets its mail wait ten seconds, in which undo stops it', async () => {
    const { leadId, booking } = await option('boardroom', freshDay());
    const released = await post<ChangedBooking>(`/bookings/${booking.id}/release`);
    expect([released.state, released.mails]).toEqual(['released', 1]);
    expect((await mailsOf(booking.id)).at(-1)).toMatchObject({ kind: 'booking-released', status: 'due', wait: 10 });
    const undone = await post<UndoneChange>(`/booking-changes/${released.changeId}/undo`);
    expect(undone).toEqual({ mails: 1, kept: null });
    expect(await stateOf(booking.id)).toEqual({ state: 'option', rank: 1 });
    const { mails } = await call<DeskLeadDetail>('GET', `/leads/${leadId}`);
    expect(mails.find(({ kind }) => kind === 'booking-released')).toMatchObject({
      ...{ status: 'withheld', lastReply: 'undone before it was sent', canSendAgain: false },
    });
  });

  // Rules: calendar.named
  it('sets the title that the site may show, and undo takes it back', async () => {
    const { leadId, booking } = await option('boardroom', freshDay());
    await post(`/bookings/${booking.id}/definite`, { tellClient: false });
    const named = await post<ChangedBooking>(`/bookings/${booking.id}/name`, { title: 'Board meeting' });
    expect([named.publicTitle, named.mails]).toEqual(['Board meeting', 0]);
    await post(`/booking-changes/${named.changeId}/undo`);
    const { bookings } = await call<DeskLeadDetail>('GET', `/leads/${leadId}`);
    expect(bookings).toMatchObject([{ state: 'definite', publicTitle: null }]);
    expect(bookings[0]!.actions).toContain('name');
    const tooLong = await api.call(tom, 'POST', `/bookings/${booking.id}/name`, { title: 'x'.repeat(61) });
    expect([tooLong.status, tooLong.body.code]).toEqual([422, 'validation_failed']);
  });

  it('tells nobody where it says so, and stores that for what happens automatically', async () => {
    const { booking } = await option('boardroom', freshDay());
    const extended = await post<ChangedBooking>(`/bookings/${booking.id}/extend`, {
      until: inDays(20),
      tellClient: false,
    });
    expect(extended.mails).toBe(0);
    expect(await mailsOf(booking.id)).toHaveLength(1);
    expect((await preview(booking.id, 'release')).mails).toMatchObject([{ own: true, told: false }]);
  });

  it('leaves out other clients by name', async () => {
    const day = freshDay();
    const [first, second] = [await option('vista-stage', day), await option('vista-stage', day)];
    await post(`/bookings/${first.booking.id}/definite`, { silent: [second.booking.id] });
    expect((await mailsOf(second.booking.id)).map(({ kind }) => kind)).toEqual(['booking-option']);
    expect((await mailsOf(first.booking.id)).at(-1)).toMatchObject({ kind: 'booking-definite' });
  });

  it('moves and cancels a definite booking, with who and when in its history', async () => {
    const [day, other] = [freshDay(), freshDay()];
    const { booking } = await option('horizon-stage', day);
    await post(`/bookings/${booking.id}/definite`);
    expect(await post(`/bookings/${booking.id}/move`, { day: other, hire: 'evening' })).toMatchObject({
      ...{ state: 'definite', venue: 'horizon-stage', day: other, hire: 'evening' },
    });
    expect(await post(`/bookings/${booking.id}/cancel`)).toMatchObject({ state: 'cancelled', actions: [] });
    const history = await call<DeskEntry[]>('GET', `/bookings/${booking.id}/history`, undefined, ida);
    expect(history.map(({ title, by }) => `${title.split(': ').at(-1)}, ${by}`)).toEqual([
      ...['cancelled', 'moved', 'made definite', 'made an option', 'requested'].map((what) => `${what}, Tom Becker`),
    ]);
    expect((await api.call(tom, 'POST', `/bookings/${booking.id}/move`, { day })).body.code).toBe(
      'booking_wrong_state',
    );
  });

  it('lets the second option ask the first to decide', async () => {
    const day = freshDay();
    const [first, second] = [await option('boardroom', day), await option('boardroom', day)];
    expect(second.booking.actions).toContain('challenge');
    expect((await preview(second.booking.id, 'challenge')).mails).toMatchObject([
      { own: false, to: first.email, subject: 'Please decide about your option on Boardroom' },
    ]);
    await post(`/bookings/${second.booking.id}/challenge`);
    expect((await mailsOf(first.booking.id)).at(-1)).toMatchObject({ kind: 'booking-challenged', wait: 10 });
  });

  it('marks the lead as won where it is, and undo gives it its state back', async () => {
    const { leadId, booking } = await option('workshop', freshDay());
    const leadOf = () => call<DeskLeadDetail>('GET', `/leads/${leadId}`);
    const { state, answerBy } = await leadOf();
    const definite = await post<ChangedBooking>(`/bookings/${booking.id}/definite`, { won: true });
    expect(await leadOf()).toMatchObject({ state: 'won', owner: tom });
    await post(`/booking-changes/${definite.changeId}/undo`);
    expect(await leadOf()).toMatchObject({ state, answerBy, answeredAt: null, owner: null });
    await post(`/bookings/${booking.id}/definite`, { won: false });
    expect((await leadOf()).state).toBe(state);
  });

  it('cannot be undone by whoever only reads, nor once its mail is on its way', async () => {
    const { booking } = await option('arena', freshDay());
    const path = `/booking-changes/${booking.changeId}/undo`;
    expect((await api.call(ida, 'POST', path)).body.code).toBe('not_allowed');
    await api.sql(`UPDATE mails SET attempts = 1 WHERE lead_id = $1`, [booking.id]);
    const { status, body } = await api.call(lena, 'POST', path);
    expect([status, body.code]).toEqual([409, 'booking_undo_over']);
    expect(await stateOf(booking.id)).toEqual({ state: 'option', rank: 1 });
  });
});
