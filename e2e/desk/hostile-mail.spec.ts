// Rules: inbound.whole
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageFrameSandbox } from '@mainstage/contracts/desk/messages';
import { messageDocument, messageDocumentPolicy } from '@mainstage/inbound-mail/view/message-document';
import { safeHtml } from '@mainstage/inbound-mail/view/safe-html';
import { expect, type Page, test } from '@playwright/test';
import { type HostileKind, hostileKinds } from '../fixtures/hostile-mail';

/** Defences against a hostile mail; each is tested without the other. */
type Walls = 'none' | 'sanitiser' | 'policy and sandbox' | 'all';

let evil: Server;
let asked: Set<string>;
let house: Server;
let kinds: HostileKind[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test.beforeAll(async () => {
  asked = new Set();
  evil = createServer((request, response) => {
    asked.add(/kind-\d+/.exec(request.url ?? '')?.[0] ?? request.url ?? '');
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
  }).listen(0);
  await once(evil, 'listening');
  kinds = hostileKinds(`http://127.0.0.1:${portOf(evil)}`);
  house = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://house');
    const walls = url.searchParams.get('walls') as Walls;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const kind = kinds[Number(url.searchParams.get('kind') ?? -1)];
    if (kind) {
      if (walls.includes('policy') || walls === 'all')
        response.setHeader('Content-Security-Policy', messageDocumentPolicy);
      const safe = ['sanitiser', 'all'].includes(walls);
      return response.end(safe ? messageDocument(safeHtml(kind.html, new Map())) : kind.html);
    }
    const [from, to] = ['from', 'to'].map((name) => Number(url.searchParams.get(name)));
    const sandbox = ['none', 'sanitiser'].includes(walls) ? '' : `sandbox="${messageFrameSandbox}"`;
    const frames = kinds
      .map((_, index) => `<iframe ${sandbox} src="/?kind=${index}&walls=${encodeURIComponent(walls)}"></iframe>`)
      .slice(from, to);
    return response.end(`<!doctype html><title>Frames</title>${frames.join('')}`);
  }).listen(0);
  await once(house, 'listening');
});
test.afterAll(() => {
  evil?.close();
  house?.close();
});

/** Opens every kind in a frame, and clicks everything clickable. @returns the kinds that caused a request */
async function read(page: Page, walls: Walls): Promise<string[]> {
  asked.clear();
  page.on('dialog', (dialog) => void dialog.dismiss());
  const together = 60;
  for (let from = 0; from < kinds.length; from += together) {
    const to = Math.min(from + together, kinds.length);
    await page.goto(`http://127.0.0.1:${portOf(house)}/?from=${from}&to=${to}&walls=${encodeURIComponent(walls)}`);
    const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
    for (const frame of frames) {
      await frame
        .evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
            for (const type of ['mouseover', 'mousemove', 'pointerover', 'focus', 'click'])
              element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
            if (element instanceof HTMLFormElement) element.submit();
          }
        })
        // A navigated frame is among the requests.
        .catch(() => undefined);
    }
    await afterAllBefore(page);
  }
  return kinds.filter((_, index) => asked.has(`kind-${index}`)).map(({ name }) => name);
}

/** Earlier requests have arrived once a later one of the same page has, on either path. */
async function afterAllBefore(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let round = 0; round < 2; round += 1) {
    const later = `later-${asked.size}-${round}`;
    await page.evaluate((url) => void fetch(url, { mode: 'no-cors' }), `http://127.0.0.1:${portOf(evil)}/${later}`);
    await expect.poll(() => asked.has(`/${later}`)).toBe(true);
  }
}

test.describe('a hostile mail', () => {
  test.setTimeout(180_000);

  test('asks for something where nothing keeps it from that', async ({ page }) => {
    expect(kinds.length).toBeGreaterThanOrEqual(240);
    expect(new Set(kinds.map(({ html }) => html.replaceAll(/kind-\d+/g, ''))).size).toBe(kinds.length);
    // The others need an older browser, or more interaction.
    expect((await read(page, 'none')).length).toBeGreaterThanOrEqual(120);
  });

  test('loads and runs nothing where it is read', async ({ page }) => {
    expect(await read(page, 'all')).toEqual([]);
  });

  test('loads and runs nothing by the sanitiser alone', async ({ page }) => {
    expect(await read(page, 'sanitiser')).toEqual([]);
  });

  test('loads and runs nothing by policy and sandbox alone', async ({ page }) => {
    expect(await read(page, 'policy and sandbox')).toEqual([]);
  });
});
