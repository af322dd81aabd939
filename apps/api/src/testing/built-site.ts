import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Renders the URL and the webinar data of the API, so that a test sees both. */
const server = `
export const createPageServer = (host) => ({
  paths: ['/venues', '/venues/boardroom'],
  handle: async (request, response) => {
    const known = request.path.startsWith('/venues') || request.path === '/webinar/led-wall';
    response.status(known ? 200 : 404).type('html').set('Content-Security-Policy', "script-src 'self' 'sha256-rendered'");
    // As React Router's adapter does with the headers of a page.
    if (request.path === '/venues/boardroom') response.append('Referrer-Policy', 'no-referrer');
    response.send('<h1>Rendered ' + request.path + '</h1>' + JSON.stringify(await host.webinar()));
  },
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
  writeFileSync(join(folder, 'server/app.js'), server);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return { root, write, remove: () => rmSync(folder, { recursive: true }) };
}
