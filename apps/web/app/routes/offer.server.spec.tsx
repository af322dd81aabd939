/** @jest-environment node */
// Rules: offer.page
import { renderToPipeableStream } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { OfferGone, OfferPage } from '@mainstage/contracts/offers/calls';
import { testContent, testOffer } from '../features/offer/testing/test-offer';
import type { AnsweredForm } from '../features/offer/typed';
import { NoticesProvider } from '../notices/notices-provider';
import { pageApi } from '../page-context';
import OfferRoute, { action, handle, loader, meta } from './offer';

const address = 'http://localhost:3000/offers/token';
type Args = Parameters<typeof loader>[0];
type Loaded = Parameters<typeof OfferRoute>[0]['loaderData'];
interface Answered<T> {
  data: T;
  init: { status: number; headers: Record<string, string> };
}

interface Call {
  path: string;
  body: unknown;
}

/** The request of a browser to the page, and the calls of the API that it led to. */
function requested(answers: Response[], init: RequestInit & { query?: string; token?: string } = {}) {
  const calls: Call[] = [];
  const context = new RouterContextProvider();
  context.set(pageApi, {
    secret: 'of the test',
    report: () => undefined,
    call: (path, { body } = {}) => {
      calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return Promise.resolve(answers.shift() ?? new Response(null, { status: 500 }));
    },
  });
  const { query = '', token = 'token', ...rest } = init;
  const args = { request: new Request(address + query, rest), context, params: token ? { token } : {} };
  return { args: args as unknown as Args, calls };
}

async function loaded(answer: Response, init?: Parameters<typeof requested>[1]) {
  const { args, calls } = requested([answer], init);
  return { ...((await loader(args)) as unknown as Answered<Loaded>), calls };
}

async function posted(fields: [string, string][], ...answers: Response[]) {
  const body = new URLSearchParams(fields);
  const { args, calls } = requested(answers, { method: 'POST', body });
  return { result: (await action(args)) as unknown as Response & Answered<AnsweredForm>, calls };
}

function shown(loaderData: Loaded, actionData?: AnsweredForm): Promise<string> {
  const page = (
    <NoticesProvider>
      <OfferRoute loaderData={loaderData} {...(actionData && { actionData })} />
    </NoticesProvider>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />,
      {
        onAllReady: () =>
          resolve(
            text(pipe(new PassThrough())).then((html) =>
              html.replace(/<style[^>]*>.*?<\/style>/g, '').replaceAll('<!-- -->', ''),
            ),
          ),
        onError: reject,
      },
    );
  });
}

const pageOf = async (change: Partial<OfferPage>, query = '') =>
  shown((await loaded(Response.json(testOffer(change)), { query })).data);

const problem = (status: number, code: string, more: object = {}) =>
  Response.json({ status, code, ...more }, { status });
const accepted: [string, string][] = [
  ...([
    ['intent', 'accept'],
    ['line', 'piano'],
    ['name', 'Ada'],
    ['position', 'CEO'],
  ] as [string, string][]),
  ...([
    ['company', 'Byron GmbH'],
    ['billingAddress', 'Weg 1\r\nBonn'],
    ['orderNumber', ''],
  ] as [string, string][]),
  ...([
    ['terms', 'on'],
    ['code', '123 456'],
  ] as [string, string][]),
];

describe('page of an offer', () => {
  it('is for one reader, in the language of the offer', async () => {
    const { data, init } = await loaded(Response.json(testOffer()));
    expect(init).toMatchObject({
      status: 200,
      headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    });
    expect(handle({ loaderData: data }).lang).toBe('de');
    const head = JSON.stringify(meta({ loaderData: data }));
    expect(head).toContain('noindex');
    expect(head).toContain('Ihr Angebot');
    expect(head).not.toContain('token');
  });

  it('shows facts, plan, lines with rules, VAT by rate, terms, changes and the clock', async () => {
    const html = await pageOf({});
    for (const words of [
      'Angebot A-2027-0042, Version 2',
      'Freitag, 12. März 2027',
      '12. Februar 2027, 17:00',
      'erste Option',
      'Ada Byron, Byron GmbH',
      'Reihenbestuhlung',
      'Preis des Tages.',
      'Stammkunde',
      '19 % USt. auf',
      '7 % USt. auf',
      'Fassung 2026-11',
      'Es gelten diese Bedingungen.',
      'Gäste: 100 → 120',
      'a…@byron.example',
    ])
      expect(html.replaceAll('&nbsp;', '\u00a0')).toContain(words);
    expect(html).toContain('src="data:image/svg+xml,%3Csvg');
    expect(html).toContain('alt="Grundriss Skyline Stage: Reihenbestuhlung, gezeichnet mit 120 Plätzen."');
    expect(html).not.toContain('Interner Posten');
  });

  it('is shown to the team as a preview whose forms do nothing', async () => {
    const token = '0192c3d4-ee11-7b22-8c33-4d5e6f708192';
    const answer = testOffer({ preview: true, colleagueLink: null });
    const { data, calls } = await loaded(Response.json(answer), { token });
    expect(calls).toMatchObject([{ path: `/api/desk/offer-versions/${token}/preview` }]);
    const html = await shown(data);
    expect(html).toContain('Preview for the team');
    expect(html).toMatch(/<fieldset disabled=""[^>]*>.*Verbindlich buchen.*<\/fieldset>/s);
    expect(html).toContain(`href="/api/desk/offer-versions/${token}/pdf"`);
    expect(await pageOf({})).not.toContain('Preview for the team');

    const signedOut = await loaded(problem(401, 'signed_out'), { token });
    expect(signedOut).toMatchObject({ data: { kind: 'unknown' }, init: { status: 404 } });
  });

  it('follows the ticked lines, also without scripts', async () => {
    const total = (html: string) => /data-gross[^>]*>([^<]+)/.exec(html)?.[1];
    expect(total(await pageOf({}))).toBe('11.214,11\u00a0€');
    expect(total(await pageOf({}, '?line=piano'))).toBe('11.987,61\u00a0€');
    // Hidden lines and those of other offers have no effect.
    expect(total(await pageOf({}, '?line=secret&line=none'))).toBe('11.214,11\u00a0€');
    const { result, calls } = await posted([
      ['intent', 'total'],
      ['line', 'piano'],
      ['name', 'Ada'],
    ]);
    expect(calls).toEqual([]);
    const html = await shown((await loaded(Response.json(testOffer()))).data, result.data);
    expect(total(html)).toBe('11.987,61\u00a0€');
    expect(html).toContain('value="Ada"');
  });

  it.each([
    [
      'waiting',
      { accept: 'waiting', binding: { kind: 'waiting', rank: 2 } },
      'sobald Sie auf die erste Option nachgerückt sind',
    ],
    [
      'without an option',
      { accept: 'without-option', binding: { kind: 'without-option' } },
      'Sprechen Sie uns bitte auf eine Option an',
    ],
    ['for a private host', { accept: 'private' }, 'indem Sie auf unsere E-Mail antworten'],
    [
      'without terms',
      { accept: 'no-terms', content: testContent({ terms: null }) },
      'kann hier noch nicht angenommen werden',
    ],
    ['for a colleague', { accept: 'read-only', readOnly: true, colleagueLink: null }, 'Sie lesen eine Kopie'],
  ] as [string, Partial<OfferPage>, string][])('has no acceptance %s', async (_, change, words) => {
    const html = await pageOf(change);
    expect(html).toContain(words);
    expect(html).not.toContain('value="accept"');
    expect(html.includes('value="wish"')).toBe(change.readOnly !== true);
  });

  it.each([
    ['de', 'Der Raum ist bereits fest für Sie gebucht', 'beauftragen Sie die Leistungen dieses Angebots verbindlich'],
    ['en', 'The room is already booked for you', 'you order the services of this offer with binding effect'],
  ] as const)('says that the room is booked, and what accepting means then: %s', async (language, opening, how) => {
    const binding = { kind: 'booked', until: '2027-02-12T08:00:00.000Z' } as const;
    const html = await pageOf({ binding, content: testContent({ language }) });
    expect(html).toContain(opening);
    expect(html).toContain(how);
    expect(html).toContain('value="accept"');
  });

  it('shows the receipt of an accepted offer with the hash of its PDF', async () => {
    const sha256 = 'ab'.repeat(32);
    const acceptance = {
      ...{ acceptedAt: '2027-02-01T09:00:00.000Z', name: 'Ada', position: 'CEO', company: 'Byron GmbH' },
      ...{ orderNumber: null, gross: 1_198_751, sha256 },
    };
    const html = await pageOf({ state: 'accepted', accept: 'decided', acceptance });
    expect(html).toContain(sha256);
    expect(html).toContain('href="/api/offers/token/pdf"');
    expect(html).not.toContain('value="wish"');
  });

  it('says of an offer that is gone what happened, with free days and the newer version', async () => {
    const gone: OfferGone = {
      ...{ reason: 'superseded', number: 'A-2027-0042', language: 'de', venue: 'skyline-stage', day: '2027-03-12' },
      ...{ next: 'http://localhost:3000/offers/next', freeDays: ['2027-03-15'] },
    };
    const { data, init } = await loaded(problem(410, 'offer_gone', { offer: gone }));
    expect(init).toMatchObject({ status: 410, headers: { 'Cache-Control': 'no-store' } });
    const html = await shown(data);
    expect(html).toContain('href="http://localhost:3000/offers/next"');
    expect(html).toContain('/contact?venue=skyline-stage&amp;date=2027-03-15&amp;part=full-day');
    expect(html).toMatch(/href="tel:/);
  });

  it('answers every link without an offer alike, and makes no call without a token', async () => {
    const forged = await loaded(problem(404, 'not_found'));
    const missing = await loaded(new Response(null), { token: '' });
    expect([forged.data, missing.data]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
    expect([forged.init.status, missing.init.status]).toEqual([404, 404]);
    expect(missing.calls).toEqual([]);
    const html = await shown(forged.data);
    expect(html).toContain('cannot be found');
    expect(html).toContain('nicht zu finden');
  });
});

describe('forms of an offer', () => {
  it('lead to the receipt when it is accepted', async () => {
    const { result, calls } = await posted(accepted, Response.json({}));
    expect([result.status, result.headers.get('Location')]).toEqual([303, '/offers/token#receipt']);
    expect(calls).toEqual([
      {
        path: '/api/offers/token/accept',
        body: {
          ...{ lines: ['piano'], name: 'Ada', position: 'CEO', company: 'Byron GmbH' },
          ...{ billingAddress: 'Weg 1\nBonn', terms: true, code: '123456' },
        },
      },
    ]);
  });

  it('show errors at the fields with everything typed but the code', async () => {
    const errors = [{ field: 'code', code: 'invalid', message: '' }];
    const { result } = await posted(accepted, problem(422, 'validation_failed', { errors }));
    expect(result.init).toMatchObject({ status: 422, headers: { 'Cache-Control': 'no-store' } });
    const html = await shown((await loaded(Response.json(testOffer()))).data, result.data);
    expect(html).toContain('falsch oder abgelaufen');
    expect(html).toContain('Weg 1\nBonn');
    expect(html).not.toContain('123 456');
  });

  it('keep ticks and typed values while the code is requested, nothing typed in the address', async () => {
    const code = accepted.map(([name, value]): [string, string] => [name, name === 'intent' ? 'code' : value]);
    const { result, calls } = await posted(code, Response.json({ again: 60 }));
    expect(calls).toEqual([{ path: '/api/offers/token/code', body: {} }]);
    expect(result.headers.get('Location')).toBe('/offers/token?line=piano&sent=code#code');
    const cookie = result.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/; Path=\/offers\/token; HttpOnly; SameSite=Strict/);
    const headers = { Cookie: cookie.split(';')[0]! };
    const { data } = await loaded(Response.json(testOffer()), { query: '?line=piano&sent=code', headers });
    const html = await shown(data);
    expect(html).toContain('Wir haben einen Code an');
    expect(html).toContain('Weg 1\nBonn');
  });

  it('send a wish and a reason', async () => {
    const wish = await posted(
      [
        ['intent', 'wish'],
        ['guests', '140'],
        ['guestsBefore', '120'],
        ['startsAt', '10:00'],
        ['startsAtBefore', '09:00'],
        ['endsAt', '18:00'],
        ['endsAtBefore', '18:00'],
        ['had', 'base'],
        ['had', 'crew'],
        ['line', 'base'],
        ['line', 'piano'],
        ['message', 'Mehr Gäste'],
      ],
      Response.json({}),
    );
    expect(wish.calls[0]?.body).toEqual({
      guests: 140,
      startsAt: '10:00',
      add: ['piano'],
      drop: ['crew'],
      message: 'Mehr Gäste',
    });
    expect(wish.result.headers.get('Location')).toBe('/offers/token?sent=wish#wish');
    const declined = await posted(
      [
        ['intent', 'decline'],
        ['reason', 'Zu teuer'],
      ],
      Response.json({}),
    );
    expect(declined.calls).toEqual([{ path: '/api/offers/token/decline', body: { reason: 'Zu teuer' } }]);
    expect(declined.result.headers.get('Location')).toBe('/offers/token#declined');
  });

  it('refuse a wish without a change', async () => {
    const unchanged = await posted([
      ['intent', 'wish'],
      ['guests', '120'],
      ['guestsBefore', '120'],
      ['had', 'base'],
      ['line', 'base'],
    ]);
    expect(unchanged.calls).toEqual([]);
    expect(unchanged.result).toMatchObject({ init: { status: 422 }, data: { wrong: ['message'] } });
  });

  it.each([
    [429, 'rate_limited', 'zu oft in kurzer Zeit'],
    [409, 'changed_meanwhile', 'inzwischen geändert'],
    [500, 'internal_error', 'nichts geändert'],
  ])('say why a form was refused with %d', async (status, code, words) => {
    const { result } = await posted(accepted, problem(status, code));
    expect(result.init.status).toBe(status);
    expect(await shown((await loaded(Response.json(testOffer()))).data, result.data)).toContain(words);
  });
});
