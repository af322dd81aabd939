// Rules: form.idempotency, form.nothing-lost
import { randomUUID } from 'node:crypto';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import { confirmCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { rateLimited } from '@mainstage/content/notices/rate-limited';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { signToken } from '@mainstage/contracts/tokens/signed-token';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { formWords } from './form-words';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const typed = (form: FormName, more: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(goodBodies[form]).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
  ),
  'hall-remark': '',
  ...more,
});

/** Sends it as a browser without scripts does. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}, to = api) {
  const answer = await fetch(to.url + path, {
    method: 'POST',
    headers: { Origin: to.url, ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
}

const leads = async () =>
  (
    await api.sql<{ count: number }>(
      `SELECT (SELECT count(*) FROM newsletter_subscriptions) + (SELECT count(*) FROM contact_submissions)
       + (SELECT count(*) FROM tour_bookings) AS count`,
    )
  )[0]!.count;

describe.each(formNames)('the %s form without scripts', (form) => {
  const { path } = forms[form];
  const { confirmation, notices } = formWords[form];

  it('the form without scripts is answered by a page in its notice’s words; a reload resends nothing', async () => {
    const fields = typed(form, { 'form-key': randomUUID(), email: `${form}@plain.example` });
    const first = await send(path, fields);
    const { title, lines } = (confirmation as (answer: object, typed: object) => ReturnType<typeof confirmation>)(
      { status: 'confirmed', mail: 'sent' },
      fields,
    );
    expect([first.status, first.type]).toEqual([201, 'text/html; charset=utf-8']);
    for (const words of [title, ...lines]) expect(first.text).toContain(words.replaceAll("'", '&#x27;'));
    // Ten minutes later the content alone would no longer tell.
    await api.sql('DELETE FROM recent_submissions');
    const before = await leads();
    expect((await send(path, fields)).status).toBe(201);
    expect(await leads()).toBe(before);
  });

  it('the form without scripts shows what is wrong at its fields, and keeps what was typed', async () => {
    const answer = await send(path, { ...typed(form), email: '"><b>nobody' });
    expect([answer.status, answer.type]).toEqual([422, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('value="&quot;&gt;&lt;b&gt;nobody"');
    expect(answer.text).toContain(`id="email-help">${fieldErrors[notices.failure.language].invalid_email}`);
    expect(answer.text).toContain(`action="${path}"`);
    const empty = await send(path, {});
    expect(empty.text).toContain(`id="email-help">${fieldErrors[notices.failure.language].required}`);
    if (notices.missing) expect(empty.text).toContain(notices.missing.text);
  });
});

describe('a no-JS form', () => {
  const { path } = forms.contact;

  it('a no-JS form may be sent again with other content from the same page', async () => {
    const key = { 'form-key': randomUUID() };
    const before = Number(await leads());
    for (const message of ['One thing', 'Another thing'])
      expect((await send(path, typed('contact', { ...key, message }))).status).toBe(201);
    expect(Number(await leads())).toBe(before + 2);
  });

  it('a no-JS form keeps its lines, and no field can hold two values', async () => {
    await send(path, typed('contact', { message: 'One\r\ntwo', email: 'lines@plain.example' }));
    const [row] = await api.sql(`SELECT message FROM contact_submissions WHERE email = 'lines@plain.example'`);
    expect(row).toEqual({ message: 'One\ntwo' });
    const twice = await fetch(api.url + path, {
      method: 'POST',
      body: new URLSearchParams([...Object.entries(typed('contact')), ['email', 'b@plain.example']]),
    });
    expect(twice.status).toBe(422);
  });

  it('a no-JS form that fills in the honeypot is stored as suspected spam', async () => {
    await send(path, typed('contact', { 'hall-remark': 'cheap', email: 'robot@plain.example' }));
    const [lead] = await api.sql<{ id: string; suspicions: string[] }>(
      `SELECT id, suspicions FROM contact_submissions WHERE email = 'robot@plain.example'`,
    );
    expect(lead?.suspicions).toEqual(['A field that no human sees was filled in.']);
    expect(await api.sql('SELECT FROM mails WHERE lead_id = $1', [lead?.id])).toEqual([]);
  });

  it('a no-JS form carries choices and campaign of the page’s address, over an error too', async () => {
    const page = `/contact?venue=skyline-stage&date=${goodBodies.tour.preferredDate}&guests=many&utm_source=mail`;
    const from = { Referer: api.url + page };
    const fields = typed('contact', { email: 'chosen@plain.example', message: '' });
    const rejected = await send(path, fields, from);
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('<li>Skyline Stage</li>');
    const [, written = ''] = /name="form-page" value="([^"]*)"/.exec(rejected.text) ?? [];
    expect(written.replaceAll('&amp;', '&')).toBe(page);
    const again = { ...fields, message: 'Hello', 'form-page': page };
    const taken = await send(path, again, { Referer: api.url + path });
    expect([taken.status, taken.text]).toEqual([201, expect.stringContaining('<li>Skyline Stage</li>')]);
    for (const words of ['You will hear from us by ', '<dd>Hello</dd>', 'Reference'])
      expect(taken.text).toContain(words);
    const [lead] = await api.sql(
      `SELECT brief_venue, brief_guests, source_utm_source, source_first_page FROM contact_submissions
       WHERE email = 'chosen@plain.example'`,
    );
    expect(lead).toEqual({
      brief_venue: 'skyline-stage',
      brief_guests: null,
      source_utm_source: 'mail',
      source_first_page: '/contact',
    });
    expect(await api.sql(`SELECT venue FROM bookings WHERE lead_form = 'contact'`)).toEqual([
      { venue: 'skyline-stage' },
    ]);
  });

  it('a no-JS form takes nothing from the address of another site', async () => {
    const from = { Referer: 'https://elsewhere.example/contact?venue=skyline-stage' };
    await send(path, typed('contact', { email: 'elsewhere@plain.example' }), from);
    const [lead] = await api.sql(`SELECT brief_venue FROM contact_submissions WHERE email = 'elsewhere@plain.example'`);
    expect(lead).toEqual({ brief_venue: null });
  });

  it('a no-JS form of another site is refused, also where the browser hides which', async () => {
    expect((await send(path, typed('contact'), { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(path, typed('contact'), { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const hidden = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect((await send(path, typed('contact'), hidden)).status).toBe(201);
  });

  it('a no-JS form with more fields than any form has is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, '']));
    expect((await send(path, many)).status).toBe(413);
  });

  it('a no-JS form says when to try again, with what was typed', async () => {
    const limited = await startApi({ RATE_LIMIT_PER_MINUTE: '1' });
    try {
      await send(path, typed('contact'), {}, limited);
      const answer = await send(path, typed('contact', { message: 'Still here' }), {}, limited);
      expect(answer.status).toBe(429);
      const { title } = rateLimited(formWords.contact.notices.failure, 60);
      expect(answer.text).toContain(title);
      expect(answer.text).toContain('Still here');
    } finally {
      await limited.stop();
    }
  });
});

describe("the pages behind the newsletter's mails, without scripts", () => {
  it('the newsletter’s pages confirm and unsubscribe without scripts, and say when a link has expired', async () => {
    await send(forms.newsletter.path, { email: 'reader@plain.example' });
    const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
      `SELECT id FROM newsletter_subscriptions WHERE email = 'reader@plain.example'`,
    );
    const token = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
      signToken(api.config.APP_SECRET, purpose, { subject: id, round: 1 }, new Date(Date.now() + 60_000));
    const press = (page: string, with_: string) => send(`/newsletter/${page}?token=${with_}`, {});
    const status = async () =>
      (await api.sql<{ status: string }>('SELECT status FROM newsletter_subscriptions WHERE id = $1', [id]))[0]?.status;

    const dead = await press('confirm', 'nonsense');
    expect([dead.status, dead.text]).toEqual([422, expect.stringContaining(confirmCopy.invalid.title)]);
    expect(await status()).toBe('pending');
    expect((await press('confirm', token('newsletter-confirm'))).text).toContain(confirmCopy.done.title);
    expect(await status()).toBe('confirmed');
    expect((await press('unsubscribe', token('newsletter-unsubscribe'))).text).toContain(unsubscribeCopy.done.title);
    expect(await status()).toBe('unsubscribed');
  });
});
