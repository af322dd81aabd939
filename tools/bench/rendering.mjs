/**
 * What pages cost that are rendered on request: processor time of the renderer for each (median and p95 of 200 warm ones, in ms,
 * uncompressed) and its resident memory after 10,000 of them in turn. Starts the renderer of dist/apps/web as the API does, on
 * Linux. `BENCH_PAGES=1000` takes fewer; addresses as arguments, such as /offers/token, are measured alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { startRenderer } from '../build/renderer.mjs';
import { load } from '../lib/bundle.mjs';
import { rendererOptions } from '../lib/image-options.mjs';

const addresses = [
  '/status',
  '/venues/nowhere',
  '/book-tour',
  '/contact?venue=arena&date=2027-03-12&guests=80',
  '/webinar/led-wall',
  '/webinar/join/token',
  '/newsletter/confirm?token=x',
  '/estimate?what=rooftop-terrace&guests=40',
  '/venues/finder?guests=100&layout=banquet',
  '/venues/skyline-stage?date=2027-03-12',
  '/venues',
  '/gallery',
  '/offers/token',
  '/offers/english',
  '/nowhere',
];

const { testContent, testOffer } = await load('apps/web/app/features/offer/testing/test-offer.ts');
const answers = [
  [/\/offers\/token/, testOffer()],
  [/\/offers\/english/, testOffer({ content: testContent({ language: 'en' }) })],
];
const environment = { SITE_ORIGIN: 'http://localhost', SITE_PRICES: 'sample' };
const { origin, pid, stop } = await startRenderer({ environment, nodeOptions: rendererOptions(), answers });

/** Milliseconds of processor time of all threads of the renderer so far. */
const spent = () =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );

/** Resident memory of the renderer in MB. */
const resident = () =>
  Math.round((Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024) / 1e6);

async function render(address) {
  const response = await fetch(origin + address, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await response.text();
  if (response.status >= 500) throw new Error(`${address} is answered with ${response.status}`);
  return html.length;
}

async function costOf(address) {
  for (let warm = 0; warm < 20; warm++) await render(address);
  const costs = [];
  let length = 0;
  for (let count = 0; count < 200; count++) {
    const before = spent();
    length = await render(address);
    costs.push(spent() - before);
  }
  costs.sort((a, b) => a - b);
  return {
    'kB of HTML': Math.round(length / 1000),
    'median ms': costs[100].toFixed(1),
    'p95 ms': costs[190].toFixed(1),
  };
}

const table = {};
const wanted = process.argv.slice(2);
const measured = wanted.length > 0 ? wanted : addresses;
for (const address of measured) table[address] = await costOf(address);
console.table(table);

const pages = Number(process.env.BENCH_PAGES ?? 10_000);
const memory = { [`after ${measured.length * 220} pages`]: resident() };
for (let count = 1; count <= pages; count++) {
  await render(measured[count % measured.length]);
  if (count % (pages / 5) === 0) memory[`and ${count} more`] = resident();
}
console.table(memory);
stop();
