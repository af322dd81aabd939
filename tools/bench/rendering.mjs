/**
 * What pages cost that are rendered on request: processor time of each (median and p95 of 200 warm ones, in ms, the request that
 * fetches it included) and resident memory after 10,000 of them in turn. Reads dist/apps/web. `BENCH_PAGES=1000` takes fewer.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import { root } from '../lib/workspace.mjs';

const startsAt = '2030-07-18T09:00:00.000Z';
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
  '/nowhere',
];

process.env.SITE_ORIGIN = 'http://localhost';
process.env.SITE_PRICES = 'sample';
const { createPageServer } = await import(pathToFileURL(join(root, 'dist/apps/web/server/app.js')).href);
const { handle } = createPageServer({
  now: () => new Date(),
  report: console.error,
  webinar: async () => ({ startsAt, dateLabel: '', seats: 100, seatsLeft: 42, state: 'announced' }),
  call: async () => Response.json({ door: 'early', startsAt, opensAt: startsAt, dateLabel: '' }),
});
const server = express().use(handle).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

async function render(address) {
  const response = await fetch(origin + address);
  const html = await response.text();
  if (response.status >= 500) throw new Error(`${address} is answered with ${response.status}`);
  return html.length;
}

async function costOf(address) {
  for (let warm = 0; warm < 20; warm++) await render(address);
  const costs = [];
  let length = 0;
  for (let count = 0; count < 200; count++) {
    const before = process.cpuUsage();
    length = await render(address);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  costs.sort((a, b) => a - b);
  return {
    'kB of HTML': Math.round(length / 1000),
    'median ms': costs[100].toFixed(1),
    'p95 ms': costs[190].toFixed(1),
  };
}

const table = {};
for (const address of addresses) table[address] = await costOf(address);
console.table(table);

const resident = () => Math.round(process.memoryUsage.rss() / 1e6);
const pages = Number(process.env.BENCH_PAGES ?? 10_000);
const memory = { [`after ${addresses.length * 220} pages`]: resident() };
for (let count = 1; count <= pages; count++) {
  await render(addresses[count % addresses.length]);
  if (count % (pages / 5) === 0) memory[`and ${count} more`] = resident();
}
console.table(memory);
server.close();
