import { readdirSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { built } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { Trouble } from '../lib/workspace.mjs';
import { publicUrl } from '../deploy/nginx/behind-nginx.mjs';
import { endApi, startApi } from '../deploy/nginx/rolling-restarts.mjs';
import { serveWithNginx } from '../deploy/nginx/serve.mjs';
import { findServer } from '../test/services.mjs';
import { builtPages } from './built-site.mjs';

export const name =
  'nginx answers each page and file with the status and the headers that the API gives it, compressed where it was built so';

/** Headers about server, time and connection, which differ between both servers. */
const ownWords = new Set(
  'date server connection keep-alive etag last-modified accept-ranges content-length transfer-encoding vary x-request-id'.split(
    ' ',
  ),
);

/** Synonyms of media types (RFC 9239, RFC 7303; of icons the registered one and the usual one). */
const sameType = (value) =>
  value
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/x-icon', 'image/vnd.microsoft.icon');

/**
 * @param {string} [encoding] accepted encodings
 * @returns {Promise<string>} status and headers, sorted
 */
const answerOf = (server, path, encoding = 'identity') =>
  new Promise((resolve, reject) => {
    get(`${server}${path}`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      response.resume();
      const leadsOn = response.statusCode === 308;
      // The body of a redirect is irrelevant.
      const expected = (header) => (leadsOn ? header === 'location' : !ownWords.has(header));
      const headers = Object.entries(response.headers).filter(([header]) => expected(header));
      const lines = headers.map(([header, value]) => `${header}: ${sameType(String(value).toLowerCase())}`).sort();
      resolve([String(response.statusCode), ...lines].join('\n'));
    }).once('error', reject);
  });

/** The sales desk, which nginx passes to the API. */
const deskAddresses = () => {
  const asset = readdirSync(join(dirname(built.desk), 'assets')).find((file) => file.endsWith('.js'));
  return ['/desk', '/desk/', '/desk/leads/no-such-lead', '/desk/assets/missing.js', `/desk/assets/${asset}`];
};

function addresses(site) {
  const assets = readdirSync(join(site, 'assets'));
  const asset = assets.find((file) => file.endsWith('.js') && statSync(join(site, 'assets', file)).size > 10_000);
  const [plan] = readdirSync(join(site, 'plans'));
  const texts = [`/assets/${asset}`, `/plans/${plan}`, '/search-index.json', '/use-cases.data', '/venues/floors.data'];
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
    '/plans/missing.svg',
    '/compressed/br/search-index.json',
    '/venues/no-such-venue.data',
    '/shop/no-such-page.data',
  ];
  const pages = builtPages().map(([address]) => address);
  const all = [
    ...pages,
    ...others,
    ...deskAddresses(),
    ...texts,
    `/downloads/${download}`,
    '/robots.txt',
    '/sitemap.xml',
  ];
  return [
    ...all.map((path) => ({ path })),
    ...texts.flatMap((path) => [
      { path, encoding: 'gzip, deflate, br', sent: 'br' },
      { path, encoding: 'gzip, br;q=0', sent: 'gzip' },
    ]),
  ];
}

export async function check() {
  const site = dirname(built.site);
  const port = await nextFreePort(18_500);
  const nginx = await serveWithNginx({ program: await findServer('nginx'), site, apiPorts: [port], publicUrl });
  let api;
  try {
    // Pages need no database; the address is unused.
    api = await startApi(port, { PUBLIC_URL: publicUrl, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, 'live');
    const faults = [];
    for (const { path, encoding, sent } of addresses(site)) {
      const [ours, theirs] = await Promise.all(
        [`http://127.0.0.1:${port}`, nginx.url].map((server) => answerOf(server, path, encoding)),
      );
      const [api, proxy] = [ours.split('\n'), theirs.split('\n')];
      const only = (lines, others, who) =>
        lines.filter((line) => !others.includes(line)).map((line) => `  ${who}: ${line}`);
      if (sent && !api.includes(`content-encoding: ${sent}`))
        faults.push(`${path}: ${encoding} is not answered with ${sent}`);
      if (ours !== theirs) faults.push([path, ...only(api, proxy, 'API'), ...only(proxy, api, 'nginx')].join('\n'));
    }
    if (faults.length > 0) throw new Trouble(`${faults.length} answers differ:\n${faults.slice(0, 5).join('\n')}`);
  } finally {
    if (api) await endApi(api);
    await nginx.stop();
  }
}
