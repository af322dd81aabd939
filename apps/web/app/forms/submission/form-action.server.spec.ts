/** @jest-environment node */
// Rules: visitor.language, form.origin, form.receipt, form.nothing-lost
import { formHeaders, honeypotName } from '@mainstage/contracts/headers';
import type { FormName } from '@mainstage/leads/forms';
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { pageApi } from '../../page-context';
import { acceptedForm, formAction, receiptAction } from './form-action.server';
import { formPages } from './form-pages';
import type { RefusedForm } from './served-form';

const id = 'b7c0d1de-0000-4000-8000-000000000001';
const site = 'http://localhost:3000';
const form = 'application/x-www-form-urlencoded';

interface Sent {
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

async function post(
  name: FormName,
  fields: Record<string, string> | string | [string, string][],
  {
    answer = {},
    headers = { Origin: site },
    query = '',
  }: { answer?: object; headers?: Record<string, string>; query?: string } = {},
) {
  const calls: Sent[] = [];
  const api = {
    secret: 'of the test',
    report: () => undefined,
    call: (path: string, { headers: given, body }: RequestInit = {}) => {
      calls.push({
        path,
        headers: new Headers(given),
        body: JSON.parse(String(body ?? '{}')) as Record<string, unknown>,
      });
      const { status = 201, body: said = { id, confirmation: 'owed' }, cookie } = answer as Partial<Answered>;
      return Promise.resolve(Response.json(said, { status, headers: cookie ? { 'Set-Cookie': cookie } : {} }));
    },
  };
  const context = new RouterContextProvider();
  context.set(pageApi, api);
  const request = new Request(`${site}${formPages[name]}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': form, Host: 'localhost:3000', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
  });
  const result = await formAction(name)({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return { result, calls, context };
}
interface Answered {
  status: number;
  body: object;
  cookie: string;
}

const refusedOf = (result: unknown) => result as { data: RefusedForm; init: { status: number; headers: object } };
const message = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'One\r\ntwo' };

describe('action of a form’s page', () => {
  it('sends what scripts would send, with what the address says', async () => {
    const query = '?venue=skyline-stage&guests=many&part=evening&utm_source=mail';
    const { calls } = await post('contact', { ...message, [honeypotName]: 'cheap' }, { query });
    expect(calls).toMatchObject([{ path: '/api/contact-submissions' }]);
    expect(calls[0]?.body).toEqual({
      ...message,
      message: 'One\ntwo',
      brief: { venue: 'skyline-stage' },
      source: { utmSource: 'mail', firstPage: '/contact' },
    });
    expect(calls[0]?.headers.get(formHeaders.honeypot)).toBe('cheap');
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('gives numbers and boxes their types, and a field sent twice as a list', async () => {
    const tour = await post('tour', { numberOfGuests: ' 12 ' });
    expect(tour.calls[0]?.body).toEqual({ numberOfGuests: 12 });
    const event = await post('business-event', [
      ['agreeToTerms', 'on'],
      ['email', 'a@example.com'],
      ['email', 'b@example.com'],
    ]);
    expect(event.calls[0]?.body).toEqual({ agreeToTerms: true, email: ['a@example.com', 'b@example.com'] });
  });

  it('leads to the receipt, which its browser can read and nobody else', async () => {
    const cookie = `delivery=proof; Path=/api/submissions/${id}; HttpOnly`;
    const { result, context } = await post('contact', message, { answer: { cookie } });
    const { status, headers } = result as Response;
    expect([status, headers.get('Location')]).toEqual([303, `/contact?sent=${id}#sent`]);
    const [receipt = '', delivery] = headers.getSetCookie();
    expect(delivery).toBe(cookie);
    expect(receipt).toMatch(/^receipt=\S+; Path=\/contact; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/);
    expect(receipt).not.toContain('ada');

    const read = (Cookie: string, name: FormName = 'contact') =>
      acceptedForm(name, { request: new Request(`${site}/contact?sent=${id}`, { headers: { Cookie } }), context });
    const value = receipt.split(';')[0] ?? '';
    expect(await read(value)).toMatchObject({ id, sent: { form: 'contact', body: { email: 'ada@example.com' } } });
    expect(await read(`${value.slice(0, -2)}AA`)).toEqual({ id });
    expect(await read(value, 'tour')).toEqual({ id });
    expect(await read('')).toEqual({ id });
  });

  it('changes the language of the answer on the receipt, and says there where that failed', async () => {
    const cookie = `delivery=proof; Path=/api/submissions/${id}; HttpOnly`;
    const { result } = await post('contact', message, { answer: { cookie } });
    const [receipt = ''] = (result as Response).headers.getSetCookie();
    const Cookie = receipt.split(';')[0] ?? '';
    const press = (answer: object) =>
      post('contact', { 'answer-in': 'de' }, { answer, query: `?sent=${id}`, headers: { Origin: site, Cookie } });

    const changed = await press({ status: 200, body: {} });
    expect(changed.calls).toMatchObject([{ path: `/api/submissions/${id}/language`, body: { language: 'de' } }]);
    expect(changed.calls[0]?.headers.get('Cookie')).toBe('delivery=proof');
    const { status, headers } = changed.result as Response;
    expect([status, headers.get('Location')]).toEqual([303, `/contact?sent=${id}#sent`]);
    const [next = ''] = headers.getSetCookie();
    const read = await acceptedForm('contact', {
      request: new Request(`${site}/contact?sent=${id}`, { headers: { Cookie: next.split(';')[0] ?? '' } }),
      context: changed.context,
    });
    expect(read).toMatchObject({ sent: { body: { language: 'de' } } });

    const failed = (await press({ status: 503, body: {} })).result as Response;
    expect(failed.headers.get('Location')).toBe(`/contact?sent=${id}&answer-in=failed#sent`);
    expect(failed.headers.getSetCookie()).toEqual([]);
  });

  it('sends the language of the page, or the one that was chosen', async () => {
    expect((await post('newsletter', { email: 'a@example.com', language: 'de' })).calls[0]?.body).toMatchObject({
      language: 'de',
    });
    expect((await post('contact', message)).calls[0]?.body).not.toHaveProperty('language');
  });

  it('keeps the receipt of the longest text in a cookie that browsers store', async () => {
    const text = Array.from({ length: 5000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 9000)));
    const { result } = await post('contact', { ...message, message: text.join('') });
    const [receipt = ''] = (result as Response).headers.getSetCookie();
    expect(receipt.length).toBeLessThan(4096);
  });

  it('leads a sign-up for the webinar to its confirmation', async () => {
    const { result } = await post('webinar', {}, { answer: { body: { id, status: 'waitlisted' } } });
    expect((result as Response).headers.get('Location')).toBe(
      `/webinar/confirmation?status=waitlisted&sent=${id}#sent`,
    );
  });

  it('leads a registrant in English to the confirmation in English, where the language is changed', async () => {
    const cookie = `delivery=proof; Path=/api/submissions/${id}; HttpOnly`;
    const { result, context } = await post(
      'webinar',
      { language: 'en' },
      { answer: { body: { id, status: 'confirmed' }, cookie } },
    );
    const { headers } = result as Response;
    expect(headers.get('Location')).toBe(`/webinar/confirmation?lang=en&sent=${id}#sent`);
    const Cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const press = (body: string) =>
      receiptAction('webinar')({
        request: new Request(`${site}/webinar/confirmation?status=waitlisted&lang=en&sent=${id}`, {
          method: 'POST',
          headers: {
            Origin: site,
            Host: 'localhost:3000',
            Cookie,
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body,
        }),
        context,
      } as unknown as ActionFunctionArgs);
    expect(((await press('answer-in=de')) as Response).headers.get('Location')).toBe(
      `/webinar/confirmation?status=waitlisted&lang=de&sent=${id}#sent`,
    );
    await expect(press('firstName=Ada')).rejects.toMatchObject({ status: 400 });
  });

  it.each([409, 422, 429, 503])('keeps what was typed where the API answers %i', async (status) => {
    const errors = [{ field: 'email', code: 'invalid_email', message: '' }];
    const answer = { status, body: { code: 'validation_failed', errors } };
    const { result } = await post('business-event', { firstName: 'Ada', email: 'no', agreeToTerms: 'on' }, { answer });
    const { data, init } = refusedOf(result);
    expect(init).toMatchObject({ status, headers: { 'Cache-Control': 'no-store' } });
    expect(data.values).toMatchObject({ firstName: 'Ada', email: 'no', agreeToTerms: true, lastName: '' });
    expect(data.failure).toMatchObject({ problem: 'validation_failed', errors });
  });

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Referer: 'https://evil.example/contact' },
    {},
  ] as Record<string, string>[])('refuses a form of another site: %o', async (headers) => {
    const { result, calls } = await post('contact', message, { headers });
    expect(refusedOf(result).init.status).toBe(403);
    expect(refusedOf(result).data.values).toMatchObject({ message: '' });
    expect(calls).toEqual([]);
  });

  it.each([
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { Referer: `${site}/contact` },
  ] as Record<string, string>[])('takes a form of our own page: %o', async (headers) => {
    const { result } = await post('contact', message, { headers });
    expect((result as Response).status).toBe(303);
  });

  it('refuses a body above 64 KiB, and one of another type', async () => {
    const large = await post('contact', `message=${'x'.repeat(70_000)}`);
    expect(refusedOf(large.result).init.status).toBe(413);
    const json = await post('contact', '{}', {
      headers: { Origin: site, 'Content-Type': 'application/json' },
    });
    expect(refusedOf(json.result).init.status).toBe(415);
    expect([...large.calls, ...json.calls]).toEqual([]);
  });
});
