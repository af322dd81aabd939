import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { built } from '../../lib/build.mjs';
import { nextFreePort } from '../../lib/ports.mjs';
import { Trouble } from '../../lib/workspace.mjs';
import { publicUrl } from '../../deploy/nginx/behind-nginx.mjs';
import { serveWithNginx } from '../../deploy/nginx/serve.mjs';
import { findServer } from '../../test/services.mjs';

export const name =
  'nginx protects its own answers too, believes only the proxies that TRUSTED_PROXIES names, keeps scripts of the previous release, finds those of the desk, and passes on its changes';

const protecting = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

/** The response header of a raw request. */
async function rawHead(url, request) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  return (await text(socket)).split('\r\n\r\n')[0].toLowerCase();
}

export async function check() {
  const api = createServer((request, response) => {
    if (request.url !== '/api/desk/changes') return response.end(request.headers['x-forwarded-for']);
    // The API keeps the stream open after an event.
    return response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: changed');
  });
  api.listen(await nextFreePort(18_600), '127.0.0.1');
  await once(api, 'listening');
  const old = createServer((_request, response) => response.writeHead(404).end());
  old.listen(await nextFreePort(18_650), '127.0.0.1');
  await once(old, 'listening');
  const away = await nextFreePort(18_700);
  const serve = async (apiPorts, trustedProxies, work) => {
    const site = dirname(built.site);
    const nginx = await serveWithNginx({
      program: await findServer('nginx'),
      site,
      apiPorts: [apiPorts].flat(),
      publicUrl,
      trustedProxies,
    });
    try {
      await work(nginx.url, nginx.keptAssets);
    } finally {
      await nginx.stop();
    }
  };
  const seen = async (url) =>
    (await fetch(`${url}/api/x`, { headers: { 'X-Forwarded-For': '198.51.100.1, 192.0.2.9, 203.0.113.5' } })).text();
  const wrong = [];
  const expect = (what, is, expected) => is === expected || wrong.push(`${what}: ${is} instead of ${expected}`);
  try {
    const { port } = api.address();
    await serve(port, '', async (url) => {
      expect('nobody is trusted', await seen(url), '127.0.0.1');
      const { body } = await fetch(`${url}/api/desk/changes`, { signal: AbortSignal.timeout(30_000) });
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      expect('a change at the desk is passed on at once', (await reader.read()).value, 'data: changed');
      await reader.cancel();
    });
    await serve(port, '', async (url, keptAssets) => {
      writeFileSync(join(keptAssets, 'planted-A1b2C3d4.js'), 'export {}');
      const kept = await fetch(`${url}/assets/planted-A1b2C3d4.js`);
      expect('a script of the release before', kept.status, 200);
      expect('how long it is kept', kept.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      expect('no script at all', (await fetch(`${url}/assets/nothing.js`)).status, 404);
      for (const path of ['/robots.txt', '/sitemap.xml', '/overview']) {
        const text = await (await fetch(url + path)).text();
        expect(`${path} names the site`, text.includes(publicUrl) && !text.includes('origin.invalid'), true);
      }
    });
    await serve([old.address().port, port], '', async (url) => {
      const statuses = [1, 2, 3, 4].map(async () => (await fetch(`${url}/desk/assets/new-A1b2.js`)).status);
      expect('a script that only one of two releases has', (await Promise.all(statuses)).join(), '200,200,200,200');
    });
    const proxies = '127.0.0.1, 203.0.113.0/24';
    await serve(port, proxies, async (url) => expect('two proxies are trusted', await seen(url), '192.0.2.9'));
    await serve(away, '', async (url) => {
      expect('a page that is a file, its API away', (await fetch(`${url}/overview`)).status, 200);
      expect('a page that is rendered, its API away', (await fetch(`${url}/contact`)).status, 503);
      const refresh = async (method) => (await fetch(`${url}/contact`, { method })).headers.get('refresh');
      expect('a page is loaded again by itself', await refresh('GET'), '5');
      expect('what is posted is not', await refresh('POST'), null);
      const own = {
        'a request it cannot read': 'NONSENSE\r\n\r\n',
        'an API that is away': 'GET /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        'a page of an API that is away': 'GET /webinar/join/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
        'too large a body': 'POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9999999\r\n\r\n',
        'no such page': 'GET /nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      };
      for (const [what, request] of Object.entries(own)) {
        const head = await rawHead(url, request);
        const missing = protecting.filter((header) => !head.includes(`\r\n${header}: `));
        if (missing.length > 0)
          wrong.push(`${what} (${head.split('\r\n')[0]}) is answered without ${missing.join(', ')}`);
      }
    });
  } finally {
    api.close();
    old.close();
  }
  if (wrong.length > 0) throw new Trouble(wrong.join('\n'));
}
