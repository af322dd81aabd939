import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { builtSettings } from '@mainstage/content/site/built-settings';
import express from 'express';
import { execFileSync } from 'node:child_process';
import { Site } from './site';
import { retainAssets } from './retained-assets';

const day = 24 * 3600 * 1000;

/** The start script of nginx's container. */
function keptByNginx(assets: string, kept: string, folder: string): void {
  execFileSync('sh', ['tools/deploy/docker/nginx-origin.sh'], {
    env: {
      PATH: process.env['PATH'],
      PUBLIC_URL: 'https://stage.example',
      ORIGIN_CONF: join(folder, 'origin.conf'),
      ASSETS: assets,
      KEPT_ASSETS: kept,
    },
    stdio: 'ignore',
  });
}

describe.each([
  ['the API', (assets: string, kept: string) => retainAssets(assets, kept)],
  ['nginx', keptByNginx],
] as const)('scripts of two releases, kept by %s', (_, keep) => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mainstage-assets-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A build empties its folder first. */
  function build(files: Record<string, string>): string {
    const assets = join(folder, 'assets');
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
    return assets;
  }

  it('scripts of two releases stay for whoever has a page of the previous release, for 30 days', () => {
    const kept = join(folder, 'kept');
    keep(build({ 'page-A1.js': 'old', 'shared-B2.js': 'both' }), kept, folder);
    keep(build({ 'page-C3.js': 'new', 'shared-B2.js': 'both' }), kept, folder);
    expect(readdirSync(kept).sort()).toEqual(['page-A1.js', 'page-C3.js', 'shared-B2.js']);
    expect(readFileSync(join(kept, 'page-A1.js'), 'utf8')).toBe('old');

    const long = new Date(Date.now() - 31 * day);
    for (const name of readdirSync(kept)) utimesSync(join(kept, name), long, long);
    keep(join(folder, 'assets'), kept, folder);
    expect(readdirSync(kept).sort()).toEqual(['page-C3.js', 'shared-B2.js']);
  });
});

it('scripts of a release before are served beside those of this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-assets-'));
  for (const [at, name] of [
    ['site/assets', 'page-C3.js'],
    ['kept', 'page-A1.js'],
  ] as const) {
    mkdirSync(join(folder, at), { recursive: true });
    writeFileSync(join(folder, at, name), 'export {}');
  }
  const site = new Site(join(folder, 'site'), builtSettings, undefined, join(folder, 'kept'));
  const server = express().use(site.router()).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const fetched = async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`);
      return [answer.status, answer.headers.get('Cache-Control')];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await fetched('page-C3.js')).toEqual([200, forEver]);
    expect(await fetched('page-A1.js')).toEqual([200, forEver]);
    expect((await fetched('page-B2.js'))[0]).toBe(404);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});
