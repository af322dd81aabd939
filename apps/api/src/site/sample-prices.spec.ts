// Rules: estimate.ranges
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pricesPlaceholder } from '@mainstage/content/estimate/served-prices';
import { Site } from './site';

it.each([
  [true, 'sample'],
  [false, 'own'],
])('a site that is a demo (%s) says in each page that estimates use %s prices', (demo, prices) => {
  const root = mkdtempSync(join(tmpdir(), 'mainstage-prices-'));
  try {
    mkdirSync(join(root, 'contact'));
    writeFileSync(join(root, 'contact/index.html'), `<html data-prices="${pricesPlaceholder}">`);
    const noWebinar = () => Promise.reject(new Error('No page here speaks of the webinar'));
    const site = new Site(root, 'https://stage.example', noWebinar, undefined, demo);
    expect(site.text('/contact')).toBe(`<html data-prices="${prices}">`);
  } finally {
    rmSync(root, { recursive: true });
  }
});
