import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { styleguide } from '@mainstage/content/pages/styleguide';
import { hostedFilm } from '@mainstage/content/cookies/hosted-film';
import { sampleFilm } from '@mainstage/content/videos/sample-film';
import { freePort } from '@mainstage/testing/ports';
import { hydrated } from '../fixtures/hydrated';
import { expect, test } from '../fixtures/test';

const { origin, pathname } = new URL(sampleFilm);
const film = fileURLToPath(new URL('../../apps/web/public/film/loops/volume-stage.webm', import.meta.url));

test.use({ foreignOrigins: [origin] });

/** Another provider's player on this machine, at its own origin; records the requested paths. */
async function startPlayer(): Promise<{ url: string; paths: string[]; server: Server }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (request.url !== pathname) return void readFile(film).then((video) => response.end(video));
    response.setHeader('Content-Type', 'text/html');
    response.end('<video autoplay muted loop src="/film.webm"></video>');
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}`, paths, server };
}

test('a hosted film is loaded from its own origin once the visitor agrees, and plays', async ({ page, context }) => {
  const { dialogs } = styleguide.copy;
  const player = await startPlayer();
  await context.route(`${origin}/**`, async (route) => {
    const address = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: player.url + address.pathname }) });
  });
  try {
    await page.goto('/styleguide');
    await hydrated(page);
    await page.getByRole('button', { name: dialogs.hosted.open }).click();
    const dialog = page.getByRole('dialog', { name: dialogs.hosted.title });
    await expect(dialog).toContainText(new URL(sampleFilm).hostname);
    expect(player.paths).toEqual([]);

    await dialog.getByRole('button', { name: hostedFilm.load }).click();
    const video = page.frameLocator(`iframe[src="${sampleFilm}"]`).locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { message: 'seconds played' })
      .toBeGreaterThan(0.2);
  } finally {
    await context.unroute(`${origin}/**`);
    player.server.closeAllConnections();
    player.server.close();
  }
});
