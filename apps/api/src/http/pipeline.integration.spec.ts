// Rules: form.idempotency, problem.codes
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type FormName, forms } from '@mainstage/leads/forms';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';

const { path } = forms.contact;
const uniqueBody = (form: FormName) => ({ ...goodBodies[form], email: `${randomUUID()}@example.com` });

describe('the request pipeline', () => {
  let api: ApiUnderTest;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const leads = async () =>
    (await api.sql<{ count: number }>('SELECT count(*)::int FROM contact_submissions'))[0]!.count;

  /** Writes a contact call in pieces. @returns the socket */
  async function writeInPieces(length: number, pieces: string[]) {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    for (const piece of pieces) {
      await new Promise((resolve) => setImmediate(resolve));
      socket.write(piece);
    }
    return socket;
  }

  it('stores nothing of a form whose connection breaks before its body is complete', async () => {
    const before = await leads();
    const socket = await writeInPieces(200, ['{"a']);
    socket.destroy();
    await once(socket, 'close');
    expect((await api.post(path, uniqueBody('contact'))).status).toBe(201);
    expect(await leads()).toBe(before + 1);
  });

  it('accepts a body that arrives in pieces', async () => {
    const text = JSON.stringify(uniqueBody('contact'));
    const socket = await writeInPieces(text.length, [text.slice(0, 9), text.slice(9)]);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });

  it('accepts JSON after a byte order mark', async () => {
    expect((await api.post(path, `\ufeff${JSON.stringify(uniqueBody('contact'))}`)).status).toBe(201);
  });

  it('refuses a body that is not UTF-8 as malformed', async () => {
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from([...Buffer.from('{"firstName":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed_json']);
  });

  it('sets request id, security headers and Cache-Control on refusals as on successes', async () => {
    for (const body of [uniqueBody('contact'), '{']) {
      const { headers } = await api.post(path, body, { headers: { 'X-Request-Id': 'proxy-0123456789' } });
      expect(headers.get('X-Request-Id')).toBe('proxy-0123456789');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    }
  });

  it('passes the calls of the API description through the same middleware', async () => {
    for (const page of ['/api/docs', '/api/openapi.json']) {
      const { status, headers } = await api.get(page, { 'X-Request-Id': 'proxy-0123456789' });
      expect([status, headers.get('X-Request-Id')]).toEqual([200, 'proxy-0123456789']);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    }
  });

  it('repeats the first response to a used key, even if the form is invalid by now', async () => {
    const key = randomUUID();
    const body = uniqueBody('webinar');
    const first = await api.post(forms.webinar.path, body, { key });
    const closed = await startApi({
      DATABASE_URL: api.databaseUrl,
      WEBINAR_STARTS_AT: '2020-07-16T11:00:00+02:00',
    });
    try {
      await closed.app.get(DatabaseConnection).answered;
      expect((await closed.post(forms.webinar.path, body, { key })).body).toEqual(first.body);
      expect((await closed.post(forms.webinar.path, body)).body.code).toBe('registration_closed');
    } finally {
      await closed.stop();
    }
  });
});
