import { setTimeout as delay } from 'node:timers/promises';
import { publicUrl } from './behind-nginx.mjs';
import { formOf, send, storedForms } from './direct-stops.mjs';
import { endApi, startApi } from './rolling-restarts.mjs';

/** Milliseconds after which nginx has no fresh copy of a public page (`s-maxage` in apps/web/app/page-headers.ts). */
const keptMs = 10_000;

/** One page of each kind (docs/adr/0054-one-renderer.md), and its statuses while the API is away. */
const pages = {
  file: { path: '/overview', allowed: ['200'] },
  'file with a slash': { path: '/careers/', allowed: ['308'] },
  'data of a file': { path: '/use-cases.data', allowed: ['200'] },
  'public page': { path: '/venues/skyline-stage', allowed: ['200'] },
  'page of a moment': { path: '/status', allowed: ['200', '503'] },
};

/** The same form without scripts, as the page of the form posts it. */
const postOf = (fields) => ({
  path: '/contact',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: publicUrl },
  body: new URLSearchParams(fields).toString(),
});

/** One visitor after the other: a form with or without scripts, sent again until it is accepted, and every kind of page. */
async function visit({ port, visitor, isRunning, count }) {
  for (let n = 0; isRunning(); n += 1) {
    const email = `v${visitor}.${n}@example.com`;
    const fields = { firstName: 'Ada', lastName: 'Byron', email, message: `Hello ${visitor}.${n}` };
    const [what, form] = (visitor + n) % 2 === 0 ? ['form', formOf(fields)] : ['form without scripts', postOf(fields)];
    for (let status; ; await delay(500)) {
      status = await send(port, form);
      count(`${what} ${status}`);
      if (status !== '503') break;
    }
    for (const [kind, { path }] of Object.entries(pages)) count(`${kind} ${await send(port, { method: 'GET', path })}`);
    await delay(50);
  }
}

/**
 * Restarts the only API process behind nginx while visitors send forms and load pages. It is away until nginx has no fresh
 * copy of a public page.
 * @param {{ proxy: string, ports: number[], settings: Record<string, string>, visitors: number }} options
 * @returns {Promise<{ seen: Record<string, number>, bad: string[] }>} answers by kind; `bad`: violations of the promise
 * that files and public pages are served, others answer 503, and each accepted form is stored once
 */
export async function singleRestart({ proxy, ports: [port], settings, visitors }) {
  const seen = {};
  let going = true;
  const count = (what) => (seen[what] = (seen[what] ?? 0) + 1);
  const nginx = Number(new URL(proxy).port);
  let api = await startApi(port, settings);
  let code;
  try {
    await send(nginx, { method: 'GET', path: pages['public page'].path });
    const crowd = Array.from({ length: visitors }, (_, visitor) =>
      visit({ port: nginx, visitor, isRunning: () => going, count }),
    );
    code = await endApi(api);
    await delay(keptMs + 500);
    api = await startApi(port, settings);
    going = false;
    await Promise.all(crowd);
  } finally {
    going = false;
    if (api.exitCode === null && api.signalCode === null) await endApi(api);
  }
  const expected = {
    ...Object.fromEntries(Object.entries(pages).map(([kind, { allowed }]) => [kind, allowed])),
    form: ['201', '503'],
    'form without scripts': ['303', '503'],
  };
  const accepted = (seen['form 201'] ?? 0) + (seen['form without scripts 303'] ?? 0);
  const stored = await storedForms(settings.DATABASE_URL);
  const bad = [
    ...Object.entries(expected).flatMap(([what, allowed]) => allowed.map((status) => `${what} ${status}`)),
  ].filter((what) => !seen[what]);
  return {
    seen,
    bad: [
      ...Object.keys(seen).filter((what) => !isAllowed(what, expected)),
      ...bad.map((what) => `no ${what}`),
      ...(code === 0 ? [] : [`exit ${code}`]),
      ...(stored === accepted ? [] : [`${accepted} forms accepted, ${stored} stored`]),
    ],
  };
}

const isAllowed = (what, expected) =>
  Object.entries(expected).some(([kind, statuses]) => statuses.some((status) => what === `${kind} ${status}`));
