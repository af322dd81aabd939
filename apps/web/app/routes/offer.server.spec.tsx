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
    webinar: () => Promise.reject(new Error('not requested')),
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
const declined: [string, string][] = [
  ['intent', 'decline'],
  ['reason', 'Zu teuer'],
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
    ])
      expect(html.replaceAll('&nbsp;', '\u00a0')).toContain(words);
    expect(html).toContain('src="/plans/skyline-stage-layout-theatre.svg"');
    expect(html).toContain('alt="Grundriss Skyline Stage"');
    expect(html).not.toContain('Interner Posten');
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
    ]);
    expect(calls).toEqual([]);
    const html = await shown((await loaded(Response.json(testOffer()))).data, result.data);
    expect(total(html)).toBe('11.987,61\u00a0€');
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
    const refused = await posted(declined, Response.json({}));
    expect(refused.calls).toEqual([{ path: '/api/offers/token/decline', body: { reason: 'Zu teuer' } }]);
    expect(refused.result.headers.get('Location')).toBe('/offers/token#declined');
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
    const { result } = await posted(declined, problem(status, code));
    expect(result.init.status).toBe(status);
    expect(await shown((await loaded(Response.json(testOffer()))).data, result.data)).toContain(words);
  });
});
