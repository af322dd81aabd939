import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RunningSystem } from '../../start/system.mjs';
import { identityOf } from '../../lib/processes.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { addressOf, interruptDemo, readyDemo, startDemo } from '../../lib/running-demo.mjs';

export const name =
  'Break it yourself kills, drops, flushes and refuses for real while no form is lost, obeys only its own page, and is not there in production';

const FORMS = 20;
const WITHIN_MS = 60_000;

/** Requests a path of the page with headers that fetch would not send. @returns {Promise<number>} the status */
const statusOf = (page, path, options) =>
  new Promise((resolve, reject) => {
    const sending = request(new URL(path, page), options, (response) => resolve(response.resume().statusCode));
    sending.on('error', reject).end();
  });

async function press(page, path) {
  const response = await fetch(new URL(path, page), { method: 'POST', headers: { Origin: new URL(page).origin } });
  const { message } = await response.json();
  if (!response.ok) throw new Trouble(`${path} was answered with ${response.status}: ${message}`);
  return message;
}

/** Waits until the counters are as expected; nothing may be lost in the meantime. @throws Trouble */
async function counted(page, isReached, what) {
  let counters;
  for (const latest = Date.now() + WITHIN_MS; Date.now() < latest; await delay(200)) {
    counters = await (await fetch(new URL('/counters', page))).json();
    if (counters.lost > 0) throw new Trouble(`${counters.lost} accepted forms are not stored.`);
    if (isReached(counters)) return;
  }
  throw new Trouble(`${what}: ${JSON.stringify(counters)}`);
}

const expectMessage = (message, pattern) => {
  if (!pattern.test(message)) throw new Trouble(`The page says: ${message}`);
};

async function breakEverything(page) {
  await press(page, '/forms');
  expectMessage(await press(page, '/faults/kill-worker'), /process \d+ was killed/);
  expectMessage(await press(page, '/faults/drop-connections'), /ended [1-9]\d* connections/);
  expectMessage(await press(page, '/faults/flush-queue'), /\d+ jobs were deleted/);
  const { stored, delivered } = { stored: FORMS, delivered: 2 * FORMS };
  await counted(
    page,
    (now) => now.accepted === FORMS && now.stored === stored && now.delivered >= delivered && now.pending === 0,
    'After the first faults not everything was sent',
  );
  await press(page, '/faults/refuse-mails');
  await press(page, '/forms');
  await counted(page, ({ attention }) => attention === FORMS, 'Mails to visitors were not refused');
  await delay(15_000);
  expectMessage(await press(page, '/faults/retry-mails'), /\d+ mails are on their way again/);
  await counted(
    page,
    (now) => now.stored === 2 * FORMS && now.delivered >= 4 * FORMS && now.pending + now.attention === 0,
    'Refused mails were not sent afterwards',
  );
}

/** Cross-site requests must be refused. */
async function refuseStrangers(page) {
  const { host, origin } = new URL(page);
  for (const [path, options] of [
    ['/', { headers: { Host: 'rebound.example' } }],
    ['/forms', { method: 'POST', headers: { Host: host } }],
    ['/faults/kill-worker', { method: 'POST', headers: { Host: host, Origin: 'https://elsewhere.example' } }],
  ])
    if ((await statusOf(page, path, options)) !== 403) throw new Trouble(`A stranger was obeyed: ${path}`);
  const unknown = await statusOf(page, '/faults/constructor', {
    method: 'POST',
    headers: { Host: host, Origin: origin },
  });
  if (unknown !== 404) throw new Trouble(`An unknown fault was answered with ${unknown}.`);
}

export async function check() {
  const production = new RunningSystem({ NODE_ENV: 'production' });
  if (await production.startBreakItPage()) throw new Trouble('The page is served in production.');
  const data = mkdtempSync(join(tmpdir(), 'mainstage-break-'));
  chmodSync(data, 0o755);
  const demo = startDemo(data);
  try {
    await readyDemo(demo);
    const page = addressOf(demo, 'Break it yourself');
    await refuseStrangers(page);
    await breakEverything(page);
    await interruptDemo(demo);
  } finally {
    if (identityOf(demo.child.pid)) demo.child.kill('SIGTERM');
    await demo.ended;
    rmSync(data, { recursive: true, force: true });
  }
}
