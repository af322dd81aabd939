// Rules: venues.unknown
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { briefPlaceholders } from '@mainstage/content/brief/page-placeholders';
import { estimateTemplate, partMarks, textMark } from '@mainstage/estimate/page-placeholders';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';

const { all, line, note, text, without } = briefPlaceholders;
const sheetPart = partMarks('sheet');
let root: string;
let api: ApiUnderTest;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mainstage-site-'));
  const page = (path: string, html: string) => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'index.html'), html);
  };
  page('.', '<h1>Home</h1><script>one()</script>');
  page('contact', '<meta property="og:image" content="{{origin}}/pictures/a.webp"/><h1>Contact</h1>');
  page(
    'contact/chosen',
    `<noscript>${all.begin}<ul>${line.begin}<li>${text}<a href="${without}">Remove</a></li>${line.end}</ul>${note.begin}Asks only${note.end}${all.end}</noscript>`,
  );
  page(
    'estimate',
    `<template data-template="${estimateTemplate.begin}">${textMark('title')}|${sheetPart.begin}${textMark('sum')}|${textMark('address')}${sheetPart.end}</template>Pending<template data-template="${estimateTemplate.end}"></template>`,
  );
  page('404', '<h1>Not here</h1>');
  page('webinar/join', '<h1>Webinar</h1>');
  page('overview', '<input name="form-key" value="{{form-key}}"/>');
  page('form-answer', '<h1>{{answer-title}}</h1>{{answer-body}}<script>never()</script>');
  page('venues', '<h1>Venues</h1>');
  page('venues/boardroom', '<h1>Boardroom</h1>');
  page('venues/boardroom/floor-plan', '<h1>Plan</h1>');
  page('venues/floors', '<h1>Floors</h1>');
  writeFileSync(join(root, 'venues/floors.data'), '[{}]');
  writeFileSync(join(root, 'venues/unknown.data'), '[null]');
  page('venues/unknown', '<h1>A room</h1><script>any()</script>');
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/app-1234.js'), 'export {}');
  mkdirSync(join(root, 'compressed/br/assets'), { recursive: true });
  writeFileSync(join(root, 'compressed/br/assets/app-1234.js'), brotliCompressSync('export {}'));
  mkdirSync(join(root, 'downloads/venues'), { recursive: true });
  writeFileSync(join(root, 'downloads/venues/arena-brochure.pdf'), '%PDF-1.7');
  mkdirSync(join(root, 'plans'));
  writeFileSync(join(root, 'plans/arena-gala.svg'), '<svg/>');
  writeFileSync(join(root, 'robots.txt'), 'Sitemap: {{origin}}/sitemap.xml');
  api = await startApi({}, root);
});
afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

const page = async (path: string, headers?: Record<string, string>) => {
  const { status, body, headers: received } = await api.get(path, headers);
  return { status, text: String(body['text']), headers: received };
};

describe('the site', () => {
  it('the site answers a known page with its HTML and a policy for its own scripts', async () => {
    const home = await page('/');
    expect([home.status, home.text]).toEqual([200, expect.stringContaining('Home')]);
    expect(home.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect((await page('/contact?from=mail')).text).toContain('Contact');
  });

  it('the site names its full address where only a running system knows it', async () => {
    expect((await page('/contact')).text).toContain('content="http://localhost:3000/pictures/a.webp"');
  });

  it('the site shows a visitor without scripts what was chosen, each part removable, and else nothing', async () => {
    const { text, headers } = await page('/contact/chosen?venue=boardroom&date=2030-03-12&guests=none&utm_source=%22');
    expect(text).toBe(
      '<noscript><ul><li>Boardroom<a href="/contact/chosen?date=2030-03-12&amp;guests=none&amp;utm_source=%22">Remove</a></li>' +
        '<li>12 March 2030<a href="/contact/chosen?venue=boardroom&amp;guests=none&amp;utm_source=%22">Remove</a></li></ul>Asks only</noscript>',
    );
    const other = await page('/contact/chosen?layout=%3Cb%3E');
    expect(other.text).toContain('<li>&lt;b&gt;<a');
    expect(other.text).not.toContain('Asks only');
    expect(other.headers.get('ETag')).not.toBe(headers.get('ETag'));
    for (const none of ['/contact/chosen', '/contact/chosen?part=evening&from=mail'])
      expect((await page(none)).text).toBe('<noscript></noscript>');
  });

  it('the site computes the estimate in an address before any script runs, each with its own ETag', async () => {
    const linked = await page('/estimate?what=skyline-liberty-double&guests=300');
    expect(linked.text).toBe(
      'Skyline and Liberty Double|from €6,200.00|http://localhost:3000/estimate?what=skyline-liberty-double&amp;guests=300',
    );
    const other = await page('/estimate?what=rooftop-terrace&days=2');
    expect(other.text).toMatch(/^Rooftop Terrace\|from €1,600\.00\|/);
    expect(other.headers.get('ETag')).not.toBe(linked.headers.get('ETag'));
    expect((await page('/estimate?guests=none')).text).toBe('|');
  });

  it('the site gives the forms of each page that it sends a key of their own', async () => {
    const keys = [(await page('/overview')).text, (await page('/overview')).text];
    for (const key of keys) expect(key).toMatch(/value="[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('the site names a contact for security reports, valid for less than a year', async () => {
    const { status, text } = await page('/.well-known/security.txt');
    expect([status, text]).toEqual([200, expect.stringContaining('Contact: mailto:')]);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
  });

  it('the site answers a form without scripts in a page that runs none', async () => {
    const answer = await fetch(`${api.url}/api/contact-submissions`, { method: 'POST', body: new URLSearchParams() });
    expect(await answer.text()).toMatch(/<h1>Missing information<\/h1><div class="form-response"(?![\s\S]*never)/);
  });

  it('the site sends a page again only when it changed', async () => {
    const etag = (await page('/contact')).headers.get('ETag')!;
    // Without a Cache-Control of our own, fetch would ask for a fresh copy.
    const revisit = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    expect((await page('/contact', revisit)).status).toBe(304);
  });

  it('the site redirects a final slash, capitals, a file name or a final dot to a page’s one address', async () => {
    for (const [requested, address] of [
      ['/contact/?a=1', '/contact?a=1'],
      ['/Contact?a=B', '/contact?a=B'],
      ['/CONTACT/', '/contact'],
      ['/contact/index.html', '/contact'],
      ['/index.html', '/'],
      ['/contact.', '/contact'],
      ['/contact,', '/contact'],
      ['/contact)', '/contact'],
      ['/contact).?a=1', '/contact?a=1'],
      ['/Contact/,', '/contact'],
      ['/contact%E2%80%9C', '/contact'],
      ['/venues/boardroom.', '/venues/boardroom'],
    ]) {
      const answer = await page(requested!);
      expect([requested, answer.status, answer.headers.get('Location')]).toEqual([requested, 308, address]);
    }
  });

  it('the site answers for a missing file in one word, since no reader requested it', async () => {
    for (const path of [
      '/assets/old.js',
      '/pictures/none.avif',
      '/film/none.mp4',
      '/downloads/none.pdf',
      '/plans/none.svg',
    ]) {
      const answer = await page(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'There is nothing here.\n']);
    }
  });

  it('the site answers any other path with the page that says so, status 404', async () => {
    for (const path of [
      '/nothing',
      '/contact/x',
      '/../etc/passwd',
      '/%2e%2e/package.json',
      '/%ff',
      '/404',
      '/form-answer',
      // A built file that is no page's.
      '/compressed/br/assets/app-1234.js',
    ]) {
      const answer = await page(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('Not here');
    }
  });

  it('the site answers a venue that nobody knows with the page built for all of them, status 200', async () => {
    for (const path of ['/venues/glass-pavilion', '/venues/toString', '/venues/%C3%A4', '/venues/x?from=mail']) {
      const answer = await page(path);
      expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringContaining('A room')]);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    }
    expect((await page('/venues')).text).toContain('Venues');
    expect((await page('/venues/boardroom')).text).toContain('Boardroom');
    expect((await page('/venues/boardroom/floor-plan')).text).toContain('Plan');
    const slash = await page('/venues/glass-pavilion/');
    expect([slash.status, slash.headers.get('Location')]).toEqual([308, '/venues/glass-pavilion']);
    for (const path of ['/venues/glass-pavilion/floor-plan', '/venues/boardroom/x', '/venue/boardroom'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
  });

  it('the site sends documents as PDFs cached for an hour, since their names outlive their facts', async () => {
    const { status, headers } = await page('/downloads/venues/arena-brochure.pdf');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'public, max-age=3600',
    ]);
    expect((await page('/downloads/venues/no-such-room.pdf')).status).toBe(404);
  });

  it('the site sends a floor plan as a picture cached for an hour, since its name outlives its facts', async () => {
    const { status, headers } = await page('/plans/arena-gala.svg');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=3600',
    ]);
  });

  it('the site sends the data of a page, and for an unknown venue that of the page built for all of them', async () => {
    const { status, text, headers } = await page('/venues/floors.data');
    expect([status, text, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      '[{}]',
      'text/x-script; charset=utf-8',
      'public, max-age=60',
    ]);
    expect(await page('/venues/glass-pavilion.data')).toMatchObject({ status: 200, text: '[null]' });
    expect((await page('/shop/no-such-page.data')).status).toBe(404);
  });

  it('the site lets hashed files be kept for a year, and others not as long', async () => {
    expect((await page('/assets/app-1234.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await page('/robots.txt')).text).toBe('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('the site sends a hashed file without the headers that protect pages, compressed or not', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await page('/assets/app-1234.js', { 'Accept-Encoding': encoding });
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBeNull();
      expect(headers.get('Permissions-Policy')).toBeNull();
    }
    expect((await page('/assets/missing.js')).headers.get('Content-Security-Policy')).not.toBeNull();
  });

  it('the site sends files as the build compressed them to whoever takes that, else uncompressed', async () => {
    const requested = async (encodings: string) => {
      const { text, headers } = await page('/assets/app-1234.js', { 'Accept-Encoding': encodings });
      expect([text, headers.get('Vary')]).toEqual(['export {}', expect.stringContaining('Accept-Encoding')]);
      expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
      return headers.get('Content-Encoding');
    };
    expect(await requested('gzip, deflate, br')).toBe('br');
    expect(await requested('gzip;q=0, br;q=0')).toBeNull();
  });

  it('the site shows the webinar’s page as not found to who holds no valid link', async () => {
    const answer = await page('/webinar/join/forged');
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('Webinar')]);
  });
});
