import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express from 'express';

const web = fileURLToPath(new URL('../../dist/apps/web', import.meta.url));

/** A future webinar with free seats, for a build without API. */
const webinar = {
  startsAt: '2030-07-18T09:00:00.000Z',
  dateLabel: 'Donnerstag, 18.07. 11:00 Uhr',
  seats: 100,
  seatsLeft: 42,
  state: 'announced',
};

/**
 * Stores each page that is rendered on request as `rendered/<path>/index.html`, without a query and on a fixed day:
 * checks and browser tests read the site's pages from there and from the files of the build.
 */
const { createPageServer } = await import(pathToFileURL(join(web, 'server/app.js')).href);
const { handle, paths } = createPageServer({
  now: () => new Date('2026-12-01T09:00:00.000Z'),
  webinar: () => Promise.resolve(webinar),
  // Ignores failed calls: no API runs during the build.
  report: () => undefined,
  // Answers calls of the webinar's links only.
  call: (_, path) =>
    Promise.resolve(
      path.includes('/join/')
        ? Response.json({
            door: 'early',
            startsAt: webinar.startsAt,
            opensAt: webinar.startsAt,
            dateLabel: webinar.dateLabel,
          })
        : new Response(null, { status: 503 }),
    ),
});
const server = express().use(handle).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
rmSync(join(web, 'rendered'), { recursive: true, force: true });
for (const path of paths) {
  const response = await fetch(`http://127.0.0.1:${server.address().port}${path}`);
  if (response.status >= 500) throw new Error(`${path} is answered with ${response.status}`);
  const file = join(web, 'rendered', path, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await response.text());
}
server.close();
