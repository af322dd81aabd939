import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../dist/apps/web/server/main.js', import.meta.url));

/** A webinar with free seats. */
const webinar = {
  startsAt: '2030-07-18T09:00:00.000Z',
  dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
  seats: 100,
  seatsLeft: 42,
  state: 'announced',
};
const { startsAt, dateLabel } = webinar;

/** The answers of an API to the pages of the webinar. */
const webinarAnswers = [
  [/\/join\//, { door: 'early', startsAt, opensAt: startsAt, dateLabel }],
  [/\/webinars\//, webinar],
];

/**
 * The built renderer (apps/web/server/main.ts) without an API.
 * @param {{ environment?: Record<string, string>, nodeOptions?: string[], answers?: [RegExp, object][] }} [options]
 * answers: bodies of calls by their path, beside those of the webinar; every other call is answered with 503
 * @returns {Promise<{ origin: string, paths: string[], pid: number, stop: () => void }>} paths: addresses of its pages
 */
export async function startRenderer({ environment = {}, nodeOptions = [], answers = [] } = {}) {
  const api = createServer(({ url }, response) => {
    const [, body] = [...webinarAnswers, ...answers].find(([path]) => path.test(url)) ?? [];
    response.writeHead(body ? 200 : 503, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const settings = { NODE_ENV: 'production', PAGES_SECRET: 'of no deployment' };
  const child = fork(program, {
    execArgv: nodeOptions,
    env: { ...settings, API_URL: `http://127.0.0.1:${api.address().port}`, ...environment },
  });
  const [{ port, paths }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The renderer ended with ${code}`))),
  ]);
  const stop = () => {
    child.kill('SIGKILL');
    api.close();
    api.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, paths, pid: child.pid, stop };
}
