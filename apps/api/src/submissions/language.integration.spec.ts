// Rules: visitor.language, form.idempotency
import { randomUUID } from 'node:crypto';
import { languagePath } from '@mainstage/contracts/delivery';
import { formNames, forms } from '@mainstage/leads/forms';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ SALES_TEAM: 'Lena <lena@venue.example>' })));
afterAll(() => api?.stop());
beforeEach(() =>
  api.sql(`TRUNCATE newsletter_subscriptions, contact_submissions, tour_bookings, consents, mails, idempotency_keys,
    recent_submissions, mailbox_allowances, webinars, desk_leads CASCADE`),
);

const contact = forms.contact.path;
const defaults = { newsletter: 'en', contact: 'en', tour: 'en', webinar: 'de', 'business-event': 'de' } as const;
const tables = { newsletter: 'newsletter_subscriptions', contact: 'contact_submissions' } as const;
const tableOf = (form: keyof typeof forms) => (form in tables ? tables[form as keyof typeof tables] : 'tour_bookings');
const languagesOf = async (form: keyof typeof forms) =>
  (await api.sql<{ language: string }>(`SELECT language FROM ${tableOf(form)}`)).map(({ language }) => language);
const atDesk = async () =>
  (await api.sql<{ language: string }>('SELECT language FROM desk_leads')).map(({ language }) => language);

describe.each(formNames)('the language of the %s form', (form) => {
  const { path } = forms[form];
  const isOnDesk = form !== 'newsletter' && form !== 'webinar';

  it('is that of its page where the form names none', async () => {
    expect((await api.post(path, goodBodies[form])).status).toBe(201);
    expect(await languagesOf(form)).toEqual([defaults[form]]);
    expect(await atDesk()).toEqual(isOnDesk ? [defaults[form]] : []);
  });

  it('is the one that was sent, in the row and at the desk', async () => {
    const other = defaults[form] === 'en' ? 'de' : 'en';
    await api.post(path, { ...goodBodies[form], language: other });
    expect(await languagesOf(form)).toEqual([other]);
    expect(await atDesk()).toEqual(isOnDesk ? [other] : []);
  });

  it.each(['fr', 'EN', 7, ['de']])('is not %j', async (language) => {
    const answer = await api.post(path, { ...goodBodies[form], language });
    expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ field: 'language' }]]);
    expect(await languagesOf(form)).toEqual([]);
  });

  it('follows the latest choice when the same content is sent again', async () => {
    const first = await api.post(path, { ...goodBodies[form], language: 'en' }, { key: randomUUID() });
    const again = await api.post(path, { ...goodBodies[form], language: 'de' }, { key: randomUUID() });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await languagesOf(form)).toEqual(['de']);
    // A call that names none changes nothing.
    await api.post(path, goodBodies[form], { key: randomUUID() });
    expect(await languagesOf(form)).toEqual(['de']);
    const confirmations = await api.sql(`SELECT FROM mails WHERE recipient = 'visitor' AND first_due_at <= now()`);
    if (form !== 'newsletter') expect(confirmations).toHaveLength(1);
  });

  it('belongs to the body of an idempotency key', async () => {
    const key = randomUUID();
    const body = { ...goodBodies[form], language: 'de' };
    const first = await api.post(path, body, { key });
    expect((await api.post(path, body, { key })).body).toEqual(first.body);
    const other = await api.post(path, { ...body, language: 'en' }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await languagesOf(form)).toEqual(['de']);
  });
});

describe('the build before', () => {
  it('stores leads in the language of their form', async () => {
    await api.sql(`INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
      SELECT gen_random_uuid(), kind, 'Ada', 'a@example.com', '', '', '{}', starts, status FROM (VALUES
        ('tour', NULL::timestamptz, NULL), ('webinar', now(), 'confirmed'), ('business_event', NULL, NULL)) AS row (kind, starts, status)`);
    await api.sql(`INSERT INTO contact_submissions (id, first_name, last_name, email, message)
      VALUES (gen_random_uuid(), 'Ada', 'Byron', 'a@example.com', 'Hello')`);
    await api.sql(`INSERT INTO desk_leads (lead_id, form, received_at, name, email)
      SELECT gen_random_uuid(), form, now(), 'Ada', 'a@example.com' FROM unnest(ARRAY['contact', 'tour', 'business-event']) form`);
    expect(await api.sql('SELECT kind, language FROM tour_bookings ORDER BY kind')).toEqual([
      { kind: 'business_event', language: 'de' },
      { kind: 'tour', language: 'en' },
      { kind: 'webinar', language: 'de' },
    ]);
    expect(await languagesOf('contact')).toEqual(['en']);
    expect(await api.sql('SELECT form, language FROM desk_leads ORDER BY form')).toEqual([
      { form: 'business-event', language: 'de' },
      { form: 'contact', language: 'en' },
      { form: 'tour', language: 'en' },
    ]);
  });
});

describe('the choice on the receipt', () => {
  async function sent(body: object = {}) {
    const { body: answer, headers } = await api.post(contact, { ...goodBodies.contact, ...body });
    return { id: answer.id ?? '', cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  }
  const choose = ({ id, cookie }: { id: string; cookie: string }, language: unknown) =>
    api.post(languagePath(id), { language }, { headers: { Cookie: cookie } });

  it('changes the lead, its version and its history at the desk, and sends nothing again', async () => {
    const lead = await sent();
    expect((await choose(lead, 'de')).status).toBe(204);
    expect((await choose(lead, 'de')).status).toBe(204);
    expect(await languagesOf('contact')).toEqual(['de']);
    expect(await api.sql('SELECT language, version FROM desk_leads')).toEqual([{ language: 'de', version: 2 }]);
    expect(await api.sql('SELECT title, by FROM desk_entries')).toEqual([
      { title: 'Would like to be answered in German', by: null },
    ]);
    expect(await api.sql(`SELECT kind FROM mails ORDER BY kind`)).toEqual([
      { kind: 'contact-confirmation' },
      { kind: 'contact-notification' },
    ]);
  });

  it('is for the browser that sent the form, and knows two languages', async () => {
    const lead = await sent();
    const other = await sent({ message: 'Another', email: 'bob@example.com' });
    expect((await choose({ ...lead, cookie: '' }, 'de')).status).toBe(404);
    expect((await choose({ id: lead.id, cookie: other.cookie }, 'de')).status).toBe(404);
    expect((await choose(lead, 'fr')).body).toMatchObject({ code: 'validation_failed' });
    expect(await languagesOf('contact')).toEqual(['en', 'en']);
  });
});
