// Rules: problem.codes, form.limits
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { optionPath, salesBookingPath } from '@mainstage/contracts/availability';
import { deskActionPath } from '@mainstage/leads/desk-links';
import { quarantinePath } from '@mainstage/leads/quarantine/quarantine-form';
import { formNames, forms } from '@mainstage/leads/forms';
import { fieldsOf } from '@mainstage/contracts/field';
import fc from 'fast-check';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi()));
afterAll(() => api.stop());

const contact = forms.contact.path;
const freeText = { firstName: 'contact', lastName: 'contact', company: 'contact', message: 'contact' } as const;

describe('a wrong request', () => {
  it.each([
    ['malformed JSON', '{"email":', {}, 400, 'malformed_json'],
    ['an empty body', '', {}, 422, 'validation_failed'],
    [
      'a form in parts',
      '--a\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--a--',
      { 'Content-Type': 'multipart/form-data; boundary=a' },
      415,
      'unsupported_media_type',
    ],
    [
      'the type of an HTML form',
      'email=a',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['text that looks like JSON', '{}', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    [
      'another character set',
      '{}',
      { 'Content-Type': 'application/json; charset=koi8-x' },
      415,
      'unsupported_media_type',
    ],
    ['an unknown encoding', '{}', { 'Content-Encoding': 'snappy' }, 415, 'unsupported_media_type'],
    ['a list', '[]', {}, 422, 'validation_failed'],
    ['null', 'null', {}, 422, 'validation_failed'],
    ['a number', '7', {}, 422, 'validation_failed'],
    ['65 KiB', JSON.stringify({ ...goodBodies.contact, message: 'x'.repeat(65 * 1024) }), {}, 413, 'payload_too_large'],
  ])('a request with %s is refused as problem details', async (_, body, headers, status, code) => {
    const answer = await api.post(contact, body, { headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  });

  it('a request that calls itself an HTML form and has no body is refused', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const call = request(`${api.url}${contact}`, { method: 'POST', headers, agent: false });
    for (const name of ['Content-Length', 'Transfer-Encoding']) call.removeHeader(name);
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(415);
  });

  it('a request with 4,000 unknown fields, or one with an endless name, gets a short error', async () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`field${index}`, 1]));
    const long = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}\u0000${'ü'.repeat(1500)}`, 1]));
    for (const body of [many, long]) {
      const answer = await api.post(contact, body);
      expect([answer.status, answer.body.errors!.filter(({ code }) => code === 'unknown_field').length]).toEqual([
        422, 20,
      ]);
      expect(Buffer.byteLength(JSON.stringify(answer.body))).toBeLessThan(16 * 1024);
    }
  });

  it.each(formNames)('a request with half a character in the address is a 422 of the %s form', async (form) => {
    for (const email of ['a\ud800@example.org', 'a@ex\udfffample.org']) {
      const answer = await api.post(forms[form].path, { ...goodBodies[form], email });
      expect([answer.status, answer.body.errors]).toMatchObject([
        422,
        [{ field: 'email', code: 'invalid_characters' }],
      ]);
    }
  });

  it('a request of 10 MB is refused before it is read', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(`${api.url}${contact}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': 10_000_000 },
      });
      sending.on('response', (response) => resolve(response.statusCode));
      sending.on('error', reject);
      sending.write('{');
    });
    expect(status).toBe(413);
  });

  it.each(['gzip', 'deflate', 'br'])('a request packed as %s but broken is a 400', async (encoding) => {
    const answer = await api.post(contact, 'not packed at all', { headers: { 'Content-Encoding': encoding } });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_json']);
  });

  it.each(['/webinar/join/%E0%A4%A', '/api/webinars/led-wall/join/%E0%A4%A', '/api/gates/%/content'])(
    'a request to %s, which cannot be decoded, is a 404',
    async (path) => {
      expect((await fetch(`${api.url}${path}`)).status).toBe(404);
    },
  );

  it('a request to an unknown path is a 404 in the same form', async () => {
    const answer = await api.post('/api/nothing', {});
    expect(answer.body).toMatchObject({ status: 404, code: 'not_found', title: 'Not found' });
  });

  it('a request from another origin is refused', async () => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign) expect((await api.post(contact, goodBodies.contact, { headers })).status).toBe(403);
    expect((await api.post(contact, goodBodies.contact, { headers: { Origin: api.url } })).status).toBe(201);
  });

  it.each([optionPath, salesBookingPath, deskActionPath, quarantinePath, '/api/offers'])(
    'a form of an old browser, which hides its origin, needs only the link below %s',
    async (path) => {
      const link = path === '/api/offers' ? `${path}/forged/decline` : `${path}/forged`;
      const codeOf = async (headers: Record<string, string>) => (await api.post(link, {}, { headers })).body.code;
      expect(await codeOf({ Origin: 'null' })).not.toBe('forbidden_origin');
      expect(await codeOf({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' })).toBe('forbidden_origin');
      expect(await codeOf({ Origin: 'https://evil.example' })).toBe('forbidden_origin');
    },
  );

  it('an error names each missing, unknown, mistyped and too long field in its own terms', async () => {
    const answer = await api.post(contact, { firstName: 7, email: 'nope', message: 'x'.repeat(5001), isAdmin: true });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'isAdmin', code: 'unknown_field', message: 'isAdmin is not a field of this form' },
      { field: 'firstName', code: 'wrong_type', message: 'firstName must be text' },
      { field: 'lastName', code: 'required', message: 'lastName is required' },
      { field: 'email', code: 'invalid_email', message: 'email must be an email address like name@example.com' },
      { field: 'message', code: 'too_long', message: 'message must have at most 5000 characters' },
    ]);
  });
});

describe('hostile text', () => {
  it.each([
    ['emoji', '👩‍🚀🎤', 201],
    ['umlauts', 'Zoë Grüß-Öztürk', 201],
    ['right-to-left text', 'שלום \u202eevil', 201],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>', 201],
    ['links', 'https://evil.example/?a=b www.evil.example', 201],
    ['SQL', "'; DROP TABLE mails; --", 201],
    ['NUL', 'a\u0000b', 422],
    ['a lone surrogate', 'a\ud83db', 422],
    ['the other lone surrogate', '\udfffb', 422],
    ['an escape character', 'a\u001b[31mb', 422],
  ])('hostile text, %s, is stored or refused the same in every text field', async (_, text, status) => {
    for (const field of Object.keys(freeText)) {
      const answer = await api.post(contact, { ...goodBodies.contact, [field]: text });
      expect([field, answer.status]).toEqual([field, status]);
      if (status === 422) expect(answer.body.errors).toMatchObject([{ field, code: 'invalid_characters' }]);
      else {
        const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const [row] = await api.sql(`SELECT ${column} AS value FROM contact_submissions WHERE id = $1`, [
          answer.body.id,
        ]);
        expect(row).toEqual({ value: text });
      }
    }
  });

  it('cannot add a header: a line break is refused in every one-line field of every form', async () => {
    for (const form of formNames)
      for (const field of fieldsOf(forms[form].body)) {
        if (['message', 'additionalInformation', 'agreeToTerms', 'numberOfGuests'].includes(field)) continue;
        const answer = await api.post(forms[form].path, {
          ...goodBodies[form],
          [field]: 'a@example.com\r\nBcc: b@example.com',
        });
        expect([form, field, answer.status, answer.body.errors?.[0]?.field]).toEqual([form, field, 422, field]);
      }
  });
});

describe('any text', () => {
  it('any text that a form accepts is stored as sent, trimmed', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((value) => value.trim() !== '');
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        const answer = await api.post(contact, { ...goodBodies.contact, message });
        if (answer.status === 422) return;
        const [row] = await api.sql('SELECT message FROM contact_submissions WHERE id = $1', [answer.body.id]);
        expect(row).toEqual({ message: message.trim() });
      }),
      { numRuns: 100 },
    );
  });
});
