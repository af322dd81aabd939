// Rules: lead.mapping, mail.kinds, form.idempotency
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { randomUUID } from 'node:crypto';
import { formNames, forms } from '@mainstage/leads/forms';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());
beforeEach(() =>
  api.sql(`TRUNCATE newsletter_subscriptions, contact_submissions, tour_bookings, consents, mails, idempotency_keys,
    recent_submissions, mailbox_allowances, webinars`),
);

const contact = forms.contact.path;
const count = async (table: string) =>
  (await api.sql<{ count: number }>(`SELECT count(*)::int FROM ${table}`))[0]!.count;
const mails = () =>
  api.sql<{ kind: string; recipient: string; to_address: string | null; status: string }>(
    'SELECT * FROM mails ORDER BY kind',
  );

const enqueued: Record<keyof typeof forms, string[]> = {
  newsletter: ['newsletter-opt-in'],
  contact: ['contact-confirmation', 'contact-notification'],
  tour: ['tour-confirmation', 'tour-notification'],
  webinar: ['webinar-access', 'webinar-reminder-day', 'webinar-reminder-hour'],
  'business-event': ['business-event-confirmation', 'business-event-notification'],
};

/** Mails after the same content came again: the newsletter's question alone is asked again, within the mailbox cap. */
const enqueuedAfterRepeats = (form: keyof typeof forms) => (form === 'newsletter' ? 2 : enqueued[form].length);

describe.each(formNames)('the %s form', (form) => {
  const { path } = forms[form];
  const body = goodBodies[form];

  it('the form commits the lead, its consent and all its mails, and answers 201', async () => {
    const answer = await api.post(path, body, { key: randomUUID() });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(
      form === 'newsletter'
        ? ['id', 'mail']
        : form === 'webinar'
          ? ['id', 'status', 'confirmation']
          : ['id', 'confirmation'],
    );
    if (form !== 'newsletter') expect(answer.body['confirmation']).toBe('owed');
    const [consent] = await api.sql('SELECT lead_id, form, text_version FROM consents');
    expect(consent).toEqual({ lead_id: answer.body.id, form, text_version: consentTexts[form].version });
    expect((await mails()).map((mail) => mail.kind)).toEqual(enqueued[form]);
    for (const { kind, recipient, to_address } of await mails())
      expect([recipient, to_address]).toEqual(
        kind.endsWith('-notification') ? ['sales', null] : ['visitor', 'ada@example.com'],
      );
  });

  it('the form gives the first answer to the same key and writes nothing', async () => {
    const key = randomUUID();
    const first = await api.post(path, body, { key });
    await api.sql("UPDATE recent_submissions SET submitted_at = now() - interval '11 minutes'");
    expect((await api.post(path, body, { key })).body).toEqual(first.body);
    expect(await count('mails')).toBe(enqueued[form].length);
    expect(await count('consents')).toBe(1);
  });

  it('the form refuses the same key with another body', async () => {
    const key = randomUUID();
    await api.post(path, body, { key });
    const other = await api.post(path, { ...body, email: 'other@example.com' }, { key });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const invalid = await api.post(path, { ...body, email: 'nobody' }, { key });
    expect([invalid.status, invalid.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await count('consents')).toBe(1);
  });

  it('the form joins the same content under a new key, and the new key too keeps the answer', async () => {
    const key = randomUUID();
    const first = await api.post(path, body, { key: randomUUID() });
    const second = await api.post(path, body, { key });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await api.post(path, body, { key })).body).toEqual(first.body);
    expect(await count('mails')).toBe(enqueuedAfterRepeats(form));
  });

  it('the form writes one lead for fifty simultaneous submissions', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => api.post(path, body, { key: index % 2 ? key : randomUUID() })),
    );
    const responses = answers.map(({ status, body: { mail: _, ...answer } }) => JSON.stringify([status, answer]));
    expect(new Set(responses)).toHaveProperty('size', 1);
    expect(await count('mails')).toBe(enqueuedAfterRepeats(form));
    if (form !== 'newsletter') expect(await count('consents')).toBe(1);
  });

  it('the form stores a suspected robot’s lead and mails nobody before sales has decided', async () => {
    const answer = await api.post(path, body, {
      headers: { 'X-Form-Trap': 'http://spam.example', 'X-Form-Age': '40' },
    });
    expect(answer.status).toBe(201);
    if (form !== 'newsletter') expect(answer.body['confirmation']).toBe('withheld');
    expect(await count('consents')).toBe(1);
    expect(await mails()).toEqual([]);
  });

  it('the form takes no second row into the tables of other forms with the same key', async () => {
    const key = randomUUID();
    await api.post(path, body, { key });
    const other = form === 'contact' ? 'tour' : 'contact';
    expect((await api.post(forms[other].path, goodBodies[other], { key })).body.code).toBe('idempotency_key_reused');
  });
});

describe('a submission', () => {
  it('stores every column as it was sent', async () => {
    await api.post(contact, { ...goodBodies.contact, company: '', message: '  <b>Grüße</b> & 🎤\nline two ' });
    expect(
      await api.sql('SELECT first_name, last_name, email, company, message, suspicions FROM contact_submissions'),
    ).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@example.com',
        company: null,
        message: '<b>Grüße</b> & 🎤\nline two',
        suspicions: [],
      },
    ]);
  });

  it('a submission for webinar or business event becomes a row of tour bookings', async () => {
    await api.post(forms.webinar.path, goodBodies.webinar);
    await api.post(forms['business-event'].path, { ...goodBodies['business-event'], position: 'CTO', message: 'Hi' });
    expect(
      await api.sql(`SELECT kind, full_name, company, preferred_date, preferred_time, additional_information
        FROM tour_bookings ORDER BY kind`),
    ).toEqual([
      {
        kind: 'business_event',
        full_name: 'Ada Byron',
        company: 'Engines',
        preferred_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        preferred_time: '09:00',
        additional_information: 'Event type: Business event\nPosition: CTO\nInterest: leadership-lab\nMessage: Hi',
      },
      {
        kind: 'webinar',
        full_name: 'Ada',
        company: null,
        preferred_date: 'Donnerstag, 18.07. 11:00 Uhr',
        preferred_time: '11:00',
        additional_information: 'LED wall webinar sign-up',
      },
    ]);
  });

  it('is a new lead again after ten minutes', async () => {
    const first = await api.post(contact, goodBodies.contact);
    await api.sql("UPDATE recent_submissions SET submitted_at = now() - interval '11 minutes'");
    const second = await api.post(contact, goodBodies.contact);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await count('contact_submissions')).toBe(2);
  });

  it('is the same whatever the order of its fields', async () => {
    const key = randomUUID();
    const first = await api.post(contact, goodBodies.contact, { key });
    const reversed = Object.fromEntries(Object.entries(goodBodies.contact).reverse());
    expect((await api.post(contact, reversed, { key })).body).toEqual(first.body);
  });

  it('needs a UUID as its key, where it has one', async () => {
    const answer = await api.post(contact, goodBodies.contact, { key: 'one' });
    expect(answer.body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'Idempotency-Key', code: 'invalid_key' }],
    });
  });

  it('mails one mailbox twice an hour at most, whoever sends, and always notifies sales', async () => {
    const spellings = [
      'ada@example.com',
      'Ada+1@example.com',
      'ADA+2@EXAMPLE.com',
      'ada+3@example.com',
      'ada@Example.com',
    ];
    await Promise.all(spellings.map((email) => api.post(contact, { ...goodBodies.contact, email })));
    const kinds = (await mails()).map((mail) => mail.kind);
    expect(kinds.filter((kind) => kind === 'contact-confirmation')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'contact-notification')).toHaveLength(5);
    expect(await count('contact_submissions')).toBe(5);
    expect(await api.sql('SELECT count(*)::int FROM contact_submissions WHERE visitor_not_mailed')).toEqual([
      { count: 3 },
    ]);
  });

  it('is answered with whether a confirmation follows, also when it is sent again', async () => {
    const key = randomUUID();
    const send = (message: string, withKey?: string) =>
      api.post(contact, { ...goodBodies.contact, message }, { ...(withKey && { key: withKey }) });
    for (const message of ['one', 'two']) expect((await send(message)).body['confirmation']).toBe('owed');
    const third = await send('three', key);
    expect(third.body['confirmation']).toBe('withheld');
    expect((await send('three', key)).body).toEqual(third.body);
    for (const form of ['tour', 'business-event'] as const)
      expect((await api.post(forms[form].path, goodBodies[form])).body['confirmation']).toBe('withheld');
  });

  it('a sign-up for the webinar says that no mail follows where the mailbox signed up three times', async () => {
    const confirmations = [];
    for (const firstName of ['A', 'B', 'C', 'D'])
      confirmations.push(
        (await api.post(forms.webinar.path, { ...goodBodies.webinar, firstName })).body['confirmation'],
      );
    expect(confirmations).toEqual(['owed', 'owed', 'owed', 'withheld']);
  });

  it('mails one mailbox five times a day at most', async () => {
    await api.sql(
      "INSERT INTO mailbox_allowances VALUES ('ada@example.com', (SELECT array_agg(now() - interval '2 hours') FROM generate_series(1, 4)))",
    );
    for (const message of ['one', 'two', 'three']) await api.post(contact, { ...goodBodies.contact, message });
    expect((await mails()).filter((mail) => mail.kind === 'contact-confirmation')).toHaveLength(1);
    await api.sql("UPDATE mailbox_allowances SET granted = ARRAY[now() - interval '25 hours']");
    await api.post(contact, { ...goodBodies.contact, message: 'tomorrow' });
    expect((await mails()).filter((mail) => mail.kind === 'contact-confirmation')).toHaveLength(2);
  });

  it('gives a registrant the access link whatever a stranger sent in that name before', async () => {
    for (const message of ['one', 'two']) await api.post(contact, { ...goodBodies.contact, message });
    await api.post(forms.webinar.path, goodBodies.webinar);
    expect(
      await api.sql("SELECT needs_allowance, due_at <= now() AS now FROM mails WHERE kind = 'webinar-access'"),
    ).toEqual([{ needs_allowance: false, now: true }]);
  });
});
