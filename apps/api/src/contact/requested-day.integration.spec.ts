import { randomUUID } from 'node:crypto';
import { formHeaders } from '@mainstage/contracts/headers';
import { forms } from '@mainstage/leads/forms';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() =>
  api.sql(`TRUNCATE contact_submissions, mails, idempotency_keys, recent_submissions, mailbox_allowances,
    bookings CASCADE`),
);

const brief = { venue: 'skyline-stage', date: '2999-03-12', part: 'evening', guests: 120, layout: 'theatre' };
const asks = { ...goodBodies.contact, brief };
const send = (body: object, headers: Record<string, string> = {}) =>
  api.post(forms.contact.path, body, { key: randomUUID(), headers });
const bookings = () =>
  api.sql('SELECT lead_form, lead_id, venue, day::text, hire, guests, layout, state, origin FROM bookings');

describe('a contact message that asks for a day', () => {
  it('makes a request, and sales gets one mail about both', async () => {
    const { status, body } = await send(asks);
    expect(status).toBe(201);
    const { date: day, part: hire, ...rest } = brief;
    const lead = { lead_form: 'contact', lead_id: body.id };
    expect(await bookings()).toEqual([{ ...lead, ...rest, day, hire, state: 'requested', origin: 'visitor' }]);
    expect(await api.sql('SELECT kind FROM mails ORDER BY kind')).toEqual(
      ['contact-confirmation', 'contact-notification'].map((kind) => ({ kind })),
    );
    const [row] = await api.sql(
      'SELECT brief_venue, brief_date::text, brief_part, brief_guests, message FROM contact_submissions',
    );
    expect(row).toEqual({
      brief_venue: 'skyline-stage',
      brief_date: '2999-03-12',
      brief_part: 'evening',
      brief_guests: 120,
      message: goodBodies.contact.message,
    });
  });

  it('asks once, however often it is sent', async () => {
    const first = await send(asks);
    expect((await send(asks)).body).toEqual(first.body);
    expect(await bookings()).toHaveLength(1);
    await send({ ...asks, brief: { ...brief, part: 'morning' } });
    expect(await bookings()).toHaveLength(2);
  });

  it('is stored without a request where its day is over', async () => {
    expect((await send({ ...asks, brief: { ...brief, date: '2020-03-12' } })).status).toBe(201);
    expect(await api.sql('SELECT brief_date::text FROM contact_submissions')).toEqual([{ brief_date: '2020-03-12' }]);
    expect(await bookings()).toEqual([]);
    expect(await api.sql('SELECT kind FROM mails ORDER BY kind')).toHaveLength(2);
  });

  it('looks like spam asks for no day', async () => {
    expect((await send(asks, { [formHeaders.honeypot]: 'x' })).status).toBe(201);
    expect(await bookings()).toEqual([]);
  });

  it.each([
    ['venue', 'the-moon', 'not_offered'],
    ['date', '2027-02-30', 'invalid_date'],
    ['part', 'night', 'not_offered'],
    ['guests', 5001, 'out_of_range'],
    ['guests', { a: 1 }, 'wrong_type'],
    ['hat', 'tall', 'unknown_field'],
  ])('is refused with %s %j, by the name of the field', async (field, value, code) => {
    const { status, body } = await send({ ...asks, brief: { ...brief, [field]: value } });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: `brief.${field}`, code }]);
  });
});
