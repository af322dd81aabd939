/** @jest-environment node */
// Rules: venues.pages
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type LoaderFunctionArgs, RouterContextProvider, StaticRouter } from 'react-router-dom';
import { addDays, berlinToday } from '@mainstage/contracts/calendar';
import { calendarSummaryPath } from '@mainstage/contracts/calendar-summary';
import { venueIds } from '@mainstage/venues/facts/ids';
import { pageApi } from '../page-context';
import EstimatePage, { loader as estimateLoader } from './estimate';
import VenueFinderPage, { headers, loader as finderLoader } from './venue-finder';
import StageLandingPage, { loader as landingLoader } from './stage-landing';
import VenuePage, { loader as venueLoader } from './venue';
import VenuesPage, { loader as venuesLoader } from './venues';

const today = berlinToday();
const date = addDays(today, 40);
/** On the day, Skyline Stage is booked and everything else is free. */
const daysOf = (venue: string) => (venue === 'skyline-stage' ? `fffttt${'fff'.repeat(14)}` : 'fff'.repeat(16));
const availability = {
  from: addDays(date, -1),
  to: addDays(date, 14),
  venues: Object.fromEntries(venueIds.map((venue) => [venue, { days: daysOf(venue) }])),
};
const summary = {
  week: { from: today, to: today, events: 2, productions: 0, meetings: 0 },
  days: [{ day: today, events: 2, productions: 0, meetings: 0, named: [] }],
  free: { from: today, to: today, evenings: 0 },
};

let calls: string[];
let reported: unknown[];
let call: (path: string, init?: RequestInit) => Promise<Response>;
beforeEach(() => {
  calls = [];
  reported = [];
  call = async (path) => {
    calls.push(path);
    return Response.json(path === calendarSummaryPath ? summary : availability);
  };
});

/** Arguments of a loader for an address. */
function argsAt(path: string): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(pageApi, {
    call,
    report: (error) => void reported.push(error),
    secret: '',
  });
  const url = new URL(path, 'https://site.example');
  const productId = url.pathname.split('/')[2];
  return { request: new Request(url), url, pattern: '', params: productId ? { productId } : {}, context };
}

/** The text of a page, without content for browsers without scripts. */
function textAt(path: string, page: ReactNode): string {
  const html = renderToString(<StaticRouter location={path}>{page}</StaticRouter>);
  return html
    .replace(/<(style|noscript)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const query = `?guests=120&layout=theatre&date=${date}`;

describe('the first HTML of a page with a question', () => {
  it('holds the answer of the finder', async () => {
    const path = `/venues/finder${query}`;
    const text = textAt(path, <VenueFinderPage loaderData={await finderLoader(argsAt(path))} />);
    expect(calls).toEqual([expect.stringContaining('guests=120')]);
    expect(text).toMatch(/\d+ of 34 rooms fit/);
    expect(text).toMatch(/Booked that day .*Skyline Stage booked\. /);
    expect(headers()).toEqual({ 'Cache-Control': 'public, max-age=0, s-maxage=10' });
  });

  it('holds the answer of the list of venues, and the week in the building', async () => {
    const path = `/venues${query}`;
    const text = textAt(path, <VenuesPage loaderData={await venuesLoader(argsAt(path))} />);
    expect(calls).toHaveLength(2);
    expect(text).toMatch(/\d+ of 34 rooms fit/);
    expect(text).toContain('In the house this week');
    expect(text).toContain(': two events');
  });

  it.each([
    ['skyline-stage', 'booked', 'Free instead'],
    ['vista-stage', 'free', 'you need 120'],
  ])('holds the state of %s on the day', async (venue, state, more) => {
    const path = `/venues/${venue}${query}`;
    const page =
      venue === 'skyline-stage' ? (
        <StageLandingPage loaderData={await landingLoader(argsAt(path))} />
      ) : (
        <VenuePage loaderData={await venueLoader(argsAt(path))} params={{ productId: venue }} />
      );
    const text = textAt(path, page);
    expect(text).toContain(`: ${state}`);
    expect(text).toContain(more);
    expect(text).toMatch(/120 of 199/);
  });

  it('holds the state of the day of an estimate', async () => {
    const path = `/estimate?venue=skyline-stage&date=${date}&guests=120`;
    const text = textAt(path, <EstimatePage loaderData={await estimateLoader(argsAt(path))} />);
    expect(text).toMatch(/Estimated total/);
    expect(text).toMatch(/: booked/);
  });

  it.each([
    ['fails', async () => new Response(null, { status: 503 })],
    ['is away', async () => Promise.reject(new TypeError('fetch failed'))],
    [
      'takes too long',
      (_: string, init?: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('Aborted'))),
        ),
    ],
  ])('says that it asks where the API %s', async (_how, failing) => {
    call = failing;
    const path = `/venues/vista-stage${query}`;
    const loaderData = await venueLoader(argsAt(path));
    expect(loaderData?.loaded.answers).toEqual({});
    expect(reported).toHaveLength(1);
    expect(textAt(path, <VenuePage loaderData={loaderData} params={{ productId: 'vista-stage' }} />)).toContain(
      '120 of 199',
    );
  });

  it('asks the calendar nothing without a day, and of a past one', async () => {
    await finderLoader(argsAt('/venues/finder?guests=80'));
    await venueLoader(argsAt(`/venues/arena?date=${addDays(today, -1)}`));
    await estimateLoader(argsAt('/estimate?venue=corporate-office'));
    expect(calls).toEqual([]);
  });
});
