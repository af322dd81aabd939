import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { built } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { Trouble } from '../lib/workspace.mjs';
import { publicUrl } from '../nginx/behind-nginx.mjs';
import { endApi, startApi } from '../nginx/rolling-restarts.mjs';
import { serveWithNginx } from '../nginx/serve.mjs';
import { findNginx } from '../test/needs.mjs';
import { builtPages } from './built-site.mjs';

export const name = 'nginx answers each page and file with the status and the headers that the API gives it';

/** What a server says of itself, of the moment and of the way; each of both finds its own words for these. */
const ownWords = new Set(
  'date server connection keep-alive etag last-modified accept-ranges content-length transfer-encoding vary x-request-id'.split(
    ' ',
  ),
);

/** Two names of one type each (RFC 9239, RFC 7303; of icons the registered one and the usual one). */
const sameType = (value) =>
  value
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/x-icon', 'image/vnd.microsoft.icon');

/** @returns {Promise<string>} status and headers, in one order */
const answerOf = (server, path) =>
  new Promise((resolve, reject) => {
    get(`${server}${path}`, (response) => {
      response.resume();
      const leadsOn = response.statusCode === 308;
      // Nobody reads what stands under a redirection.
      const wanted = (header) => (leadsOn ? header === 'location' : !ownWords.has(header));
      const headers = Object.entries(response.headers).filter(([header]) => wanted(header));
      const lines = headers.map(([header, value]) => `${header}: ${sameType(String(value).toLowerCase())}`).sort();
      resolve([String(response.statusCode), ...lines].join('\n'));
    }).once('error', reject);
  });

function addresses(site) {
  const [asset] = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.js'));
  const [download] = readdirSync(join(site, 'downloads'), { recursive: true }).filter((file) => file.endsWith('.pdf'));
  const others = [
    '/contact/',
    '/contact/?a=b',
    '/contact?venue=skyline-stage&guests=120',
    '/venues/no-such-venue',
    '/no-such-page',
    '/contact/index.html',
    '/icon.svg',
    '/favicon.ico',
    '/Contact',
    '/index.html',
    '/venues/no-such-venue/',
    '/assets/missing.js',
    '/downloads/missing.pdf',
    '/film/missing.mp4',
    '/pictures/missing.avif',
  ];
  const pages = builtPages().map(([address]) => address);
  return [...pages, ...others, `/assets/${asset}`, `/downloads/${download}`, '/robots.txt', '/sitemap.xml'];
}

export async function check() {
  const site = dirname(built.site);
  const port = await nextFreePort(18_500);
  const nginx = await serveWithNginx({ program: await findNginx(), site, apiPorts: [port], publicUrl });
  let api;
  try {
    // Pages need no database: nobody listens there.
    api = await startApi(port, { PUBLIC_URL: publicUrl, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'live');
    const faults = [];
    for (const path of addresses(site)) {
      const [ours, theirs] = await Promise.all([answerOf(`http://127.0.0.1:${port}`, path), answerOf(nginx.url, path)]);
      const [api, proxy] = [ours.split('\n'), theirs.split('\n')];
      const only = (lines, others, who) =>
        lines.filter((line) => !others.includes(line)).map((line) => `  ${who}: ${line}`);
      if (ours !== theirs) faults.push([path, ...only(api, proxy, 'API'), ...only(proxy, api, 'nginx')].join('\n'));
    }
    if (faults.length > 0) throw new Trouble(`${faults.length} answers differ:\n${faults.slice(0, 5).join('\n')}`);
  } finally {
    if (api) await endApi(api);
    await nginx.stop();
  }
}
