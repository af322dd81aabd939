import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Random } from '../../faults/random.mjs';
import { endApi, startApi } from './rolling-restarts.mjs';

/**
 * Sends a request on a new connection.
 * @returns the status; `refused` without a listener, `reset` if it was reset after sending
 */
export function send(port, { method = 'POST', path, headers, body }) {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', () => resolve('reset'));
    });
    call.once('error', (error) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'));
    call.end(body);
  });
}

/** A contact form as scripts send it, with a key of its own. */
export const formOf = (fields) => ({
  path: '/api/contact-submissions',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  body: JSON.stringify(fields),
});

/** Sends forms one after the other; an unanswered form is sent again with its key, as the pages do. */
async function visit({ port, visitor, random, isRunning, count }) {
  for (let n = 0; isRunning(); n += 1) {
    const body = { firstName: 'Ada', lastName: 'Byron', email: `v${visitor}.${n}@example.com`, message: `Hello ${n}` };
    const form = formOf(body);
    for (;;) {
      const status = await send(port, form);
      count(status);
      if (!['refused', 'reset', '503'].includes(status)) break;
      await delay(status === '503' ? 500 : 20);
    }
    await delay(random.between(0, 20));
  }
}

/**
 * Stops and starts the only API process repeatedly, while visitors without a proxy open a connection for each form.
 * @param {{ ports: number[], settings: Record<string, string>, stops: number, visitors: number, seed: number }} options
 * @returns {Promise<{ seen: Record<string, number>, stored: number, bad: string[] }>} `seen`: answers by status,
 * including 503 while a new process connects to the database; `refused` (nothing was sent) and `reset` (the form had
 * been sent); `bad`: violations of the promise that no connection is reset and each form is stored once
 */
export async function directStops({ ports: [port], settings, stops, visitors, seed }) {
  const seen = {};
  const exits = {};
  let going = true;
  const count = (what) => (seen[what] = (seen[what] ?? 0) + 1);
  let api = await startApi(port, settings);
  try {
    const crowd = Array.from({ length: visitors }, (_, visitor) =>
      visit({ port, visitor, random: new Random(seed * 1000 + visitor), isRunning: () => going, count }),
    );
    for (let stop = 0; stop < stops; stop += 1) {
      await delay(1000);
      const code = await endApi(api);
      exits[code] = (exits[code] ?? 0) + 1;
      api = await startApi(port, settings);
    }
    going = false;
    await Promise.all(crowd);
  } finally {
    going = false;
    await endApi(api);
  }
  const stored = await storedForms(settings.DATABASE_URL);
  const bad = [
    ...Object.keys(seen).filter((what) => !['201', '503', 'refused'].includes(what)),
    ...Object.keys(exits)
      .filter((code) => code !== '0')
      .map((code) => `exit ${code}`),
    ...(stored === seen['201'] ? [] : [`${stored} stored`]),
  ];
  return { seen, stored, bad };
}

/** Number of contact forms in the database. */
export async function storedForms(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return Number((await client.query('SELECT count(*) FROM contact_submissions')).rows[0].count);
  } finally {
    await client.end();
  }
}
