import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { type ApiUnderTest, goodBodies, startApi } from '../testing/api-under-test';
import { UseCases } from './use-cases';

const { path } = forms.contact;

let api: ApiUnderTest;
beforeAll(async () => (api = await startApi({ PUBLIC_URL: 'https://house.example' })));
afterAll(() => api.stop());

interface Call {
  form?: FormName;
  body?: unknown;
  headers?: Record<string, string>;
  /** With a key of its own. */
  keyed?: boolean;
}

/** What an answer says, without what no two answers have in common. */
async function answered({ form = 'contact', body, headers = {}, keyed }: Call, long: boolean) {
  // A query is out of the ordinary: Express takes it.
  const answer = await api.post(forms[form].path + (long ? '?long' : ''), body ?? newBody(form), {
    headers,
    ...(keyed && { key: randomUUID() }),
  });
  const { date: _, 'x-request-id': name, ...others } = Object.fromEntries(answer.headers);
  const { id, ...said } = answer.body;
  return { status: answer.status, headers: others, said, hasId: typeof id, hasName: typeof name };
}

const newBody = (form: FormName) => ({ ...goodBodies[form], email: `${randomUUID()}@example.com` });

/** How many of the calls went the short way. */
async function taken(form: FormName, calls: () => Promise<unknown>): Promise<number> {
  const useCase = jest.spyOn(api.app.get(UseCases).of, form);
  await calls();
  const { length } = useCase.mock.calls;
  useCase.mockRestore();
  return length;
}

describe('the short way of a form', () => {
  it.each(formNames)('is taken by the %s form of a script, and not by its plain form or with a query', async (form) => {
    const [script, query, plain] = [
      () => api.post(forms[form].path, newBody(form)),
      () => api.post(`${forms[form].path}?a=1`, newBody(form)),
      () => api.post(forms[form].path, 'a=b', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    ];
    expect(await taken(form, script)).toBe(1);
    expect(await taken(form, query)).toBe(0);
    expect(await taken(form, plain)).toBe(0);
  });

  it.each([
    ['another charset', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['another type', { 'Content-Type': 'text/plain' }],
    ['a packed body', { 'Content-Encoding': 'gzip' }],
  ])('is not taken with %s', async (_, headers) => {
    expect(await taken('contact', () => api.post(path, newBody('contact'), { headers }))).toBe(0);
  });

  const foreign = { Origin: 'https://evil.example' };
  const calls: [string, Call][] = [
    ...formNames.map((form): [string, Call] => [`the ${form} form`, { form }]),
    ...formNames.map((form): [string, Call] => [`an empty ${form} form`, { form, body: {} }]),
    ['a form with a charset', { headers: { 'Content-Type': 'application/json; charset=UTF-8' } }],
    ['a form of our own page', { headers: { Origin: 'https://house.example', 'Sec-Fetch-Site': 'same-origin' } }],
    ['a form of another page', { headers: foreign }],
    ['another page’s form with wrong fields', { body: {}, headers: foreign }],
    ['a form with a key', { keyed: true }],
    ['a wrong key', { headers: { 'Idempotency-Key': 'x' } }],
    ['a wrong key beside wrong fields', { body: {}, headers: { 'Idempotency-Key': 'x' } }],
    ['a form that a robot filled in', { headers: { 'X-Form-Trap': 'x', 'X-Form-Age': '10' } }],
    ['a name of the caller’s', { headers: { 'X-Request-Id': 'proxy-0123456789' } }],
    ['unknown fields', { body: { ...goodBodies.contact, hat: 1, __proto: 2, constructor: 3 } }],
    ['a byte order mark', { body: `\ufeff${JSON.stringify(goodBodies.contact)}` }],
    ['a webinar of another day', { form: 'webinar', body: { ...goodBodies.webinar, selectedDate: 'today' } }],
    ...['{', '"', ' ', 'null', '7', '[]', 'a=b', `${'['.repeat(9000)}`, '{"email":"\ud800"}'].map(
      (body): [string, Call] => [`the body ${body.slice(0, 12)}`, { body }],
    ),
  ];

  it.each(calls)('answers %s as the long way does', async (_, call) => {
    expect(await answered(call, false)).toEqual(await answered(call, true));
  });

  it('knows a form that came before, whichever way it came', async () => {
    const key = randomUUID();
    const body = newBody('contact');
    const [first, again, otherWay] = [
      await api.post(path, body, { key }),
      await api.post(path, body, { key }),
      await api.post(`${path}?long`, body, { key }),
    ];
    expect([again.body, otherWay.body]).toEqual([first.body, first.body]);
    for (const way of [path, `${path}?long`])
      expect((await api.post(way, newBody('contact'), { key })).body.code).toBe('idempotency_key_reused');
  });

  it('says of an address that is signed up what the long way says', async () => {
    const body = newBody('newsletter');
    const { id } = (await api.post(forms.newsletter.path, body)).body;
    await api.sql(`UPDATE newsletter_subscriptions SET status = 'confirmed', confirmed_at = now() WHERE id = $1`, [id]);
    const call: Call = { form: 'newsletter', body };
    expect((await answered(call, false)).said.code).toBe('already_subscribed');
    expect(await answered(call, false)).toEqual(await answered(call, true));
  });

  it('writes nothing of a form whose line breaks', async () => {
    const [before] = await api.sql('SELECT count(*) FROM contact_submissions');
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"a`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await once(socket, 'close');
    expect((await api.post(path, newBody('contact'))).status).toBe(201);
    const [after] = await api.sql('SELECT count(*) FROM contact_submissions');
    expect(Number(after!['count'])).toBe(Number(before!['count']) + 1);
  });

  it('takes a body that comes in pieces', async () => {
    const text = JSON.stringify(newBody('contact'));
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('utf8');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`,
    );
    for (const piece of [text.slice(0, 9), text.slice(9)]) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write(piece);
    }
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 201 /);
    socket.destroy();
  });
});
