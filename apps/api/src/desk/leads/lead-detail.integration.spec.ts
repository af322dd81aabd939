import { berlinToday } from '@mainstage/contracts/calendar';
import { inDays } from '@mainstage/bookings/testing/calendar-under-test';
import type { DeskLeadDetail, DeskToday } from '@mainstage/contracts/desk/leads';
import { carryOutErasures } from '@mainstage/desk/actions/erase-lead';
import { DataSource } from 'typeorm';
import { type DeskApi, ida, lena, startDeskApi, tom } from '../testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi({ INBOUND_SMTP_PORT: '2525', INBOUND_DOMAIN: 'in.venue.example' })));
afterAll(() => api?.stop());

async function show(id: string, member = tom): Promise<DeskLeadDetail> {
  return (await api.call(member, 'GET', `/leads/${id}`)).body as unknown as DeskLeadDetail;
}

describe('a lead', () => {
  it('a lead is shown with every typed field, its mails, its day and its history', async () => {
    const day = inDays(40);
    const email = 'grace@example.com';
    const brief = { venue: 'skyline-stage', date: day, part: 'evening', guests: 120 };
    const id = await api.lead({ email, firstName: '<b>Grace</b>', message: 'A gala\nfor <i>us</i>', brief });
    const lead = await show(id);
    expect(lead).toMatchObject({
      ...{ id, kind: 'contact', state: 'new', message: 'A gala\nfor <i>us</i>', quarantined: false, suspicions: [] },
      reply: { subject: 'Re: Your message to us', inReplyTo: null },
      day: { venue: 'skyline-stage', day, state: 'free' },
    });
    expect(lead.reply.copyTo).toMatch(/^leads\+[a-z2-7]{42}@in\.venue\.example$/);
    expect(Object.fromEntries(lead.fields.map(({ label, value }) => [label, value]))).toMatchObject({
      ...{ 'First name': '<b>Grace</b>', Email: email, Venue: 'Skyline Stage', 'Part of the day': 'Evening' },
      'Guests of the event': '120',
    });
    expect(lead.mails.map(({ recipient, status, canSendAgain }) => [recipient, status, canSendAgain])).toEqual(
      expect.arrayContaining([
        ['visitor', 'due', false],
        ['sales', 'due', false],
      ]),
    );
    expect(lead.bookings).toMatchObject([
      { state: 'requested', actions: ['option', 'definite', 'move', 'guests', 'turn-down'] },
    ]);
    expect(lead.timeline.map(({ kind }) => kind).sort()).toEqual(['booking', 'mail', 'mail', 'received']);
    expect(lead.timeline.at(-1)).toMatchObject({ kind: 'received' });
  });

  it('a lead shows the other leads of its address, and who else has it open', async () => {
    const email = 'twice@example.com';
    const [first, second] = [await api.lead({ email, message: 'One' }), await api.lead({ email, message: 'Two' })];
    await api.post('/api/newsletter-subscriptions', { email }, { key: crypto.randomUUID() });
    expect((await show(first)).others.map(({ id, kind }) => (kind === 'newsletter' ? kind : id)).sort()).toEqual(
      [second, 'newsletter'].sort(),
    );
    expect((await api.call(ida, 'PUT', `/leads/${first}/viewing`)).status).toBe(204);
    expect((await show(first)).viewers).toEqual([ida]);
    expect((await show(first, ida)).viewers).toEqual([]);
    await api.sql(`UPDATE desk_viewers SET seen_at = now() - interval '1 minute'`);
    expect((await show(first)).viewers).toEqual([]);
  });
});

describe('an option at the desk', () => {
  it.each([180, 900])('a room that is free and too small for %i guests is said to be so', async (guests) => {
    const brief = { venue: 'boardroom', date: inDays(45), part: 'morning', guests };
    const id = await api.lead({ email: 'small@example.com', brief });
    expect((await show(id)).day).toMatchObject({
      state: 'free',
      reasons: [expect.stringMatching(/^Boardroom takes \d+ guests at most, and they ask for \d+\.$/)],
    });
  });

  it('an option at the desk is made of the lead’s request, extended, made definite and released', async () => {
    const day = inDays(50);
    const id = await api.lead({ email: 'o@example.com', brief: { venue: 'sky-lounge', date: day, part: 'evening' } });
    const option = { venue: 'sky-lounge', day, hire: 'evening' };
    await show(id);
    const made = await api.call(tom, 'POST', `/leads/${id}/bookings`, option);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        state: 'option',
        rank: 1,
        leadId: id,
        actions: ['extend', 'definite', 'move', 'guests', 'release'],
      }),
    ]);
    const act = (action: string, body?: object) => api.call(tom, 'POST', `/bookings/${made.body.id}/${action}`, body);
    const until = inDays(30);
    expect((await act('extend', { until })).body).toMatchObject({ expiresAt: expect.stringContaining(until) });
    expect((await show(id)).day).toMatchObject({ state: 'free', bookings: [{ id: made.body.id }] });
    expect((await act('definite')).body).toMatchObject({
      state: 'definite',
      actions: ['move', 'guests', 'name', 'cancel'],
    });
    expect((await show(id)).bookings).toHaveLength(1);
    expect((await act('extend')).body).toMatchObject({ code: 'booking_wrong_state' });
    expect((await act('burn')).status).toBe(404);
  });

  it('an option at the desk leaves no request behind where the venue is taken', async () => {
    const option = { venue: 'liberty-stage', day: inDays(60), hire: 'full-day' };
    const [first, second] = [await api.lead({ message: 'L1' }), await api.lead({ message: 'L2' })];
    await api.call(tom, 'GET', '/leads');
    const made = await api.call(tom, 'POST', `/leads/${first}/bookings`, option);
    await api.call(tom, 'POST', `/bookings/${made.body.id}/definite`);
    const { status, body } = await api.call(lena, 'POST', `/leads/${second}/bookings`, option);
    expect([status, body.code]).toEqual([409, 'booking_taken']);
    expect(body['detail']).toMatch(/^Liberty Stage is taken from .* Tom Becker/);
    expect((await show(second)).bookings).toEqual([]);
    const calendar = await api.call(tom, 'GET', `/calendar?from=${option.day}&to=${option.day}`);
    expect(calendar.body).toMatchObject([{ venue: 'liberty-stage', state: 'definite', who: 'Ada Byron, Engines' }]);
    expect((await api.call(tom, 'GET', '/calendar?from=2030-01-01&to=2031-01-01')).status).toBe(422);
  });

  it('an option at the desk is refused to a member who only reads', async () => {
    const id = await api.lead({ message: 'L3' });
    const option = { venue: 'workshop', day: inDays(61), hire: 'morning' };
    expect((await api.call(ida, 'POST', `/leads/${id}/bookings`, option)).status).toBe(403);
  });
});

describe('a mail about a lead', () => {
  it('is shown as withheld, with the reason, where it was not sent on purpose', async () => {
    const id = await api.lead({ email: 'withheld@example.com' });
    await api.sql(
      `UPDATE mails SET status = 'dead', finished_at = now(), settled_at = now(), last_reply = 'the lead is answered'
       WHERE lead_id = $1 AND recipient = 'sales'`,
      [id],
    );
    const { mails } = await show(id);
    expect(mails.find(({ recipient }) => recipient === 'sales')).toMatchObject({
      ...{ status: 'withheld', lastReply: 'the lead is answered', canSendAgain: false },
    });
  });

  it('a mail that failed is sent again, and one that was sent is not', async () => {
    const id = await api.lead({ email: 'again@example.com' });
    await api.sql(
      `UPDATE mails SET status = 'dead', finished_at = now(), last_reply = '550 no' WHERE lead_id = $1 AND recipient = 'visitor'`,
      [id],
    );
    await api.sql(`UPDATE mails SET status = 'sent', finished_at = now() WHERE lead_id = $1 AND recipient = 'sales'`, [
      id,
    ]);
    const { mails } = await show(id);
    const [failed, sent] = ['dead', 'sent'].map((status) => mails.find((mail) => mail.status === status)!);
    expect([failed!.lastReply, failed!.canSendAgain, sent!.canSendAgain]).toEqual([null, true, false]);
    expect((await api.call(tom, 'GET', `/leads/${id}`)).text).not.toContain('550 no');
    const again = (mailId: string) => api.call(tom, 'POST', `/leads/${id}/mails/${mailId}/again`);
    expect([(await again(failed!.id)).status, (await again(sent!.id)).status]).toEqual([204, 409]);
    expect((await again(crypto.randomUUID())).status).toBe(404);
    const after = await show(id);
    expect(after.mails.find((mail) => mail.id === failed!.id)).toMatchObject({ status: 'due' });
    expect(after.timeline).toContainEqual(expect.objectContaining({ by: tom, kind: 'change' }));
  });

  it('a mail about a lead is sent to the intended address once that is corrected', async () => {
    const id = await api.lead({ email: 'typo@exmaple.com' });
    await show(id);
    await api.sql(
      `UPDATE mails SET status = 'dead', finished_at = now() WHERE lead_id = $1 AND recipient = 'visitor'`,
      [id],
    );
    const mend = (body: object) => api.call(tom, 'PUT', `/leads/${id}/address`, body);
    expect((await mend({ version: 1, email: 'no address' })).status).toBe(422);
    expect((await mend({ version: 1, email: 'typo@example.com' })).body).toMatchObject({
      email: 'typo@example.com',
      version: 2,
    });
    expect((await mend({ version: 1, email: 'other@example.com' })).status).toBe(409);
    const mails = await api.sql(
      `SELECT to_address, status FROM mails WHERE lead_id = $1 AND recipient = 'visitor' ORDER BY created_at`,
      [id],
    );
    expect(mails).toEqual([
      { to_address: 'typo@exmaple.com', status: 'dead' },
      { to_address: 'typo@example.com', status: 'due' },
    ]);
    expect((await show(id)).timeline).toContainEqual(
      expect.objectContaining({ by: tom, text: 'Email address: typo@exmaple.com → typo@example.com' }),
    );
  });
});

describe('a lead taken for spam', () => {
  it('a lead taken for spam is released at the desk: its mails are sent and its clock starts', async () => {
    const id = await api.lead({ email: 'held@example.com', message: 'Quarantined' });
    await api.sql(`UPDATE contact_submissions SET suspicions = '{trap}', visitor_not_mailed = true WHERE id = $1`, [
      id,
    ]);
    await api.sql('DELETE FROM mails WHERE lead_id = $1', [id]);
    await api.sql(
      `UPDATE desk_leads SET state = 'spam', quarantined = true, answer_by = NULL, clock_started_at = NULL,
         first_answer_by = NULL, next_alarm_at = NULL WHERE lead_id = $1`,
      [id],
    );
    expect(await show(id)).toMatchObject({
      state: 'spam',
      quarantined: true,
      answerBy: null,
      suspicions: ['trap'],
      mails: [],
    });
    const released = await api.call(tom, 'POST', `/leads/${id}/release`);
    expect(released.body).toMatchObject({ state: 'new', answerBy: expect.any(String) });
    expect((await show(id)).mails).toHaveLength(2);
    expect((await api.call(tom, 'POST', `/leads/${id}/release`)).body.code).toBe('lead_not_spam');
  });

  it('a lead that a team member marked as spam is released without another mail', async () => {
    const id = await api.lead({ email: 'marked@example.com', message: 'Marked' });
    const { mails, version } = await show(id);
    await api.call(tom, 'PATCH', `/leads/${id}`, { version, state: 'spam' });
    expect((await api.call(lena, 'POST', `/leads/${id}/release`)).body).toMatchObject({ state: 'new' });
    expect((await show(id)).mails).toHaveLength(mails.length);
  });
});

describe('a lead by hand', () => {
  const fields = { firstName: 'Tele', lastName: 'Phone', email: 'tele@example.com', message: 'Rang' };
  const add = (lead: object) => api.call(tom, 'POST', '/leads', lead);

  it('a lead entered by hand has no consent, no mails and, unless requested, no clock', async () => {
    const { status, body } = await add({
      kind: 'contact',
      source: 'telephone',
      clock: false,
      fields,
      venue: 'workshop',
      date: '2030-05-14',
    });
    expect(status).toBe(201);
    const lead = await show(String(body.id));
    expect(lead).toMatchObject({
      source: 'telephone',
      answerBy: null,
      venue: 'workshop',
      date: '2030-05-14',
      mails: [],
    });
    expect(await api.sql('SELECT FROM consents WHERE lead_id = $1', [body.id])).toEqual([]);
    const timed = await add({ kind: 'contact', source: 'fair', clock: true, fields: { ...fields, message: 'Met' } });
    expect(await show(String(timed.body.id))).toMatchObject({ answerBy: expect.any(String) });
  });

  it('a lead entered by hand may be a tour or an application as well', async () => {
    const tour = {
      fullName: 'Tele Phone',
      email: 'tele@example.com',
      preferredDate: inDays(9),
      preferredTime: '10:00',
    };
    expect((await add({ kind: 'tour', source: 'agency', clock: true, fields: tour })).status).toBe(201);
    const application = { firstName: 'A', lastName: 'B', email: 'tele@example.com', company: 'C' };
    expect((await add({ kind: 'business-event', source: 'fair', clock: false, fields: application })).status).toBe(201);
  });

  it('a lead entered by hand is checked by the form’s own rules', async () => {
    const { status, body } = await add({
      kind: 'contact',
      source: 'fair',
      clock: false,
      fields: { ...fields, email: 'x' },
    });
    expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'fields.email', code: 'invalid_email' }]);
    expect((await add({ kind: 'contact', source: 'website', clock: false, fields })).status).toBe(422);
    expect((await add({ kind: 'contact', source: 'fair', fields: 'none' })).status).toBe(422);
  });
});

describe('erasing', () => {
  it('erasing is for team leads alone, hides the lead and removes everything of its person', async () => {
    const email = 'forget@example.com';
    const id = await api.lead({ email, message: 'Forget me' });
    await api.call(tom, 'GET', '/leads');
    await api.call(tom, 'POST', `/leads/${id}/notes`, { text: 'A note about forget@example.com' });
    expect((await api.call(tom, 'DELETE', `/leads/${id}`)).status).toBe(403);
    expect((await api.call(ida, 'DELETE', `/leads/${id}`)).status).toBe(403);
    expect((await api.call(lena, 'DELETE', `/leads/${id}`)).status).toBe(204);
    expect((await api.call(tom, 'GET', `/leads/${id}`)).status).toBe(404);
    expect((await api.call(tom, 'GET', '/leads?q=forget')).body).toMatchObject({ total: 0 });
    await carryOutErasures(api.app.get(DataSource).manager, api.config.APP_SECRET);
    for (const table of ['desk_leads', 'desk_entries', 'mails', 'consents'])
      expect(await api.sql(`SELECT FROM ${table} WHERE lead_id = $1`, [id])).toEqual([]);
    expect(await api.sql('SELECT FROM contact_submissions WHERE email = $1', [email])).toEqual([]);
  });
});

describe('today', () => {
  it('the page Today shows answers by their clock, steps and tours that are due, and ending options', async () => {
    const today = berlinToday();
    const id = await api.lead({ email: 'today@example.com', message: 'Today' });
    const { version } = await show(id);
    await api.call(tom, 'PATCH', `/leads/${id}`, { version, nextStep: { what: 'Call', due: today } });
    await api.sql(`UPDATE desk_leads SET answer_by = now() - interval '1 hour' WHERE lead_id = $1`, [id]);
    const body = (await api.call(tom, 'GET', '/today')).body as unknown as DeskToday;
    expect(body.answers[0]).toMatchObject({ id });
    expect(body.steps).toMatchObject([{ id }]);
  });

  it('the page Today shows tours of today and tomorrow in the order of their times', async () => {
    const tour = async (fullName: string, days: number, preferredTime: string) => {
      const fields = { fullName, email: 'tour@example.com', preferredDate: inDays(days), preferredTime };
      const lead = { kind: 'tour', source: 'agency', clock: false, fields };
      expect((await api.call(tom, 'POST', '/leads', lead)).status).toBe(201);
    };
    await tour('Ada Late', 1, '16:00');
    await tour('Ada Early', 1, '10:00');
    await tour('Ada Next', 5, '09:00');
    const { tours } = (await api.call(tom, 'GET', '/today')).body as unknown as DeskToday;
    expect(tours.map(({ name, date, time }) => [name, date, time])).toEqual([
      ['Ada Early', inDays(1), '10:00'],
      ['Ada Late', inDays(1), '16:00'],
    ]);
  });
});

describe('the table of leads', () => {
  it('the table of leads is a file without a cell that a spreadsheet executes', async () => {
    const id = await api.lead({ firstName: '=HYPERLINK("x")', email: 'csv@example.com' });
    const { status, text, headers } = await api.call(tom, 'GET', `/leads.csv?q=${id}`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('Content-Disposition')).toContain('leads.csv');
    expect(text.split('\r\n')[2]).toContain(`"'=HYPERLINK(""x"") Byron"`);
  });
});
