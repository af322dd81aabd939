import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test';
import { DeskPages } from './desk-pages';

let root: string;
let api: ApiUnderTest;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mainstage-desk-'));
  for (const folder of ['assets', 'compressed/br/assets', '.vite']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<title>Sales desk</title><script>early()</script>');
  writeFileSync(join(root, 'assets/main-1a2b.js'), 'export {}');
  writeFileSync(join(root, 'compressed/br/assets/main-1a2b.js'), brotliCompressSync('export {}'));
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  api = await startApi({ SALES_TEAM: 'Lena <lena@venue.example>' }, '/nowhere', undefined, '/nowhere', root);
});
afterAll(async () => {
  await api?.stop();
  rmSync(root, { recursive: true });
});

describe('the application of the sales desk', () => {
  it.each(['/desk', '/desk/leads', '/desk/leads/0192c3d4', '/desk/sign-in?token=a.b', '/desk/.vite/manifest.json'])(
    'is one document at %s, which no cache and no search engine keeps',
    async (path) => {
      const { status, headers, body } = await api.get(path);
      expect([status, body['text']]).toEqual([200, expect.stringContaining('Sales desk')]);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    },
  );

  it('runs its own scripts alone, in no frame', async () => {
    const policy = (await api.get('/desk')).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("default-src 'self'");
  });

  it('has files that browsers keep, compressed where they take it', async () => {
    const { status, headers, body } = await api.get('/desk/assets/main-1a2b.js', { 'Accept-Encoding': 'br' });
    expect([status, body['text'], headers.get('Content-Encoding')]).toEqual([200, 'export {}', 'br']);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/desk/assets/missing.js', '/desk/assets/', '/desk/assets/..%2f..%2fpackage.json'])(
    'has no file at %s',
    async (path) => expect((await api.get(path)).status).toBe(404),
  );

  it('has one address for its first page', async () => {
    const { status, headers } = await api.get('/desk/?a=b');
    expect([status, headers.get('Location')]).toEqual([308, '/desk?a=b']);
  });

  it('takes nothing but GET and HEAD', async () => {
    expect((await api.post('/desk', {})).status).toBe(404);
  });
});

describe('a page of the desk that was opened before a release', () => {
  it('finds its scripts', async () => {
    const kept = mkdtempSync(join(tmpdir(), 'mainstage-desk-kept-'));
    writeFileSync(join(kept, 'main-0a0b.js'), 'export const before = 1');
    const server = express()
      .use('/desk', new DeskPages(root, 'https://stage.example', true, kept).handlers())
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const fetched = async (name: string) => (await fetch(`http://127.0.0.1:${port}/desk/assets/${name}`)).status;
      expect(await Promise.all(['main-1a2b.js', 'main-0a0b.js', 'main-9z9z.js'].map(fetched))).toEqual([200, 200, 404]);
    } finally {
      server.close();
      rmSync(kept, { recursive: true });
    }
  });
});

describe('where nobody has named a team', () => {
  it('there is nothing at /desk', async () => {
    const server = express()
      .use('/desk', new DeskPages(root, 'https://stage.example', false).handlers())
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      for (const path of ['/desk', '/desk/assets/main-1a2b.js'])
        expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    } finally {
      server.close();
    }
  });
});
