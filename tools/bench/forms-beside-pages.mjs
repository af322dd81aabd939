/**
 * How long a form waits for pages that are rendered on request: forms at an even rate, alone and beside 10 different pages a
 * second, in turn. Prints milliseconds: medians of the rounds. `BENCH_ROUNDS=1`, `BENCH_SECONDS=2` for a short run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../lib/build.mjs';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';
import { load } from './load.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const pagesPerSecond = 10;
const formsPerSecond = 100;

/** A page for each number, none of them twice. */
const pageOf = (n) =>
  [
    `/venues/finder?guests=${20 + n}&layout=banquet`,
    `/venues/skyline-stage?guests=${20 + n}`,
    `/estimate?what=rooftop-terrace&guests=${20 + n}`,
    `/contact?venue=arena&guests=${20 + n}`,
    `/venues?guests=${20 + n}`,
  ][n % 5];

let numbers = 0;

/** Requests pages at an even rate until the signal. @returns milliseconds until the first byte of each */
async function renderPages(api, until) {
  const waits = [];
  const calls = [];
  const render = async (due) => {
    const response = await fetch(api + pageOf(numbers++));
    waits.push(performance.now() - due);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} is answered with ${response.status}`);
  };
  for (let due = performance.now(); !until.aborted; due += 1000 / pagesPerSecond) {
    await delay(Math.max(0, due - performance.now()));
    calls.push(render(due));
  }
  await Promise.all(calls);
  return waits;
}

const at = (values, share) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)];
const rounded = (value) => Math.round(value * 10) / 10;

await build('api', 'web');
await withFixture(async ({ url, inService, startApi }) => {
  await inService();
  const api = await startApi(root, url);
  const forms = () => load(`${api}/api/contact-submissions`, { seconds, concurrency: 64, perSecond: formsPerSecond });
  const both = async () => {
    const end = new AbortController();
    const [found, waits] = await Promise.all([forms().finally(() => end.abort()), renderPages(api, end.signal)]);
    return { ...found, waits };
  };
  await both();
  const [alone, beside] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await forms());
    beside.push(await both());
  }
  const row = (runs) => ({
    ...Object.fromEntries(
      ['p50', 'p95', 'p99'].map((name) => [
        name,
        rounded(
          at(
            runs.map((run) => run[name]),
            0.5,
          ),
        ),
      ]),
    ),
    errors: runs.reduce((sum, { errors }) => sum + errors, 0),
  });
  console.table({ 'forms alone': row(alone), 'forms beside pages': row(beside) });
  const waits = beside.flatMap((run) => run.waits);
  console.table({ 'first byte of a page': { p50: rounded(at(waits, 0.5)), p95: rounded(at(waits, 0.95)) } });
});
