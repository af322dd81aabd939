import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Renders the URL and the webinar data of the API, so that a test sees both, and forwards a posted form. `?block=` keeps the process
 * busy until a file of that name exists (`-begun` is written when it begins); `/venues/process` is answered with its id.
 */
const server = `
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
process.on('disconnect', () => process.exit());
const api = process.env.API_URL;
const server = createServer(async (request, response) => {
  const { pathname: path, searchParams } = new URL(request.url, 'http://page');
  const blocked = searchParams.get('block');
  if (blocked) writeFileSync(blocked + '-begun', '');
  while (blocked && !existsSync(blocked));
  if (path === '/venues/process') return response.end(String(process.pid));
  const headers = { 'x-mainstage-visitor': request.headers['x-mainstage-visitor'], 'Content-Type': 'application/json' };
  if (request.method === 'POST') {
    const form = await fetch(api + '/api/contact-submissions', { method: 'POST', headers, body: await text(request) });
    return response.writeHead(form.status).end();
  }
  const webinar = await fetch(api + '/api/webinars/led-wall', { headers });
  const known = path.startsWith('/venues') || path === '/webinar/led-wall';
  response.writeHead(known ? 200 : 404, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "script-src 'self' 'sha256-rendered'",
    ...(path === '/venues/boardroom' && { 'Referrer-Policy': 'no-referrer' }),
  });
  response.end('<h1>Rendered ' + path + '</h1>' + await webinar.text());
});
server.listen(0, '127.0.0.1', () => {
  process.send({ port: server.address().port, paths: [] });
  process.send({ alive: { memory: 200e6, delay: 0.02 } });
});
`;

/** A built site in a temporary folder, with a server build that returns what was requested. */
export function builtSite(): {
  root: string;
  write: (file: string, content: string | Buffer) => void;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-site-'));
  const root = join(folder, 'client');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/main.js'), server);
  writeFileSync(join(folder, 'server/paths.json'), JSON.stringify(['/venues', '/venues/boardroom']));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return { root, write, remove: () => rmSync(folder, { recursive: true }) };
}
