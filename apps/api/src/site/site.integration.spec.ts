// Rules: venues.unknown
import { brotliCompressSync } from 'node:zlib';
import { builtSettings } from '@mainstage/content/site/built-settings';
import { type ApiUnderTest, startApi } from '../testing/api-under-test';
import { builtSite } from '../testing/built-site';

const site = builtSite();
let api: ApiUnderTest;

beforeAll(async () => {
  const page = (path: string, html: string) => site.write(`${path}/index.html`, html);
  page('.', '<h1>Home</h1><script>one()</script>');
  page('contact', `<meta property="og:image" content="${builtSettings.origin}/pictures/a.webp"/><h1>Contact</h1>`);
  page('venues/floors', '<h1>Floors</h1>');
  site.write('venues/floors.data', '[{}]');
  site.write('assets/app-1234.js', 'export {}');
  site.write('compressed/br/assets/app-1234.js', brotliCompressSync('export {}'));
  site.write('downloads/venues/arena-brochure.pdf', '%PDF-1.7');
  site.write('plans/arena-gala.svg', '<svg/>');
  site.write('robots.txt', `Sitemap: ${builtSettings.origin}/sitemap.xml`);
  api = await startApi({}, site.root);
});
afterAll(async () => {
  await api.stop();
  site.remove();
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

  it('the site names a contact for security reports, valid for less than a year', async () => {
    const { status, text } = await page('/.well-known/security.txt');
    expect([status, text]).toEqual([200, expect.stringContaining('Contact: mailto:')]);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
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

  it('the site has every other path rendered, also where a built file of another name lies', async () => {
    for (const path of [
      '/nothing',
      '/contact/x',
      '/../etc/passwd',
      '/%2e%2e/package.json',
      '/%ff',
      '/404',
      // A built file that is no page's.
      '/compressed/br/assets/app-1234.js',
    ]) {
      const answer = await page(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('Rendered');
    }
  });

  it('the site has a venue rendered, known or not, with the policy of what was rendered alone', async () => {
    for (const path of ['/venues', '/venues/boardroom', '/venues/glass-pavilion', '/venues/x?from=mail']) {
      const answer = await page(path);
      expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringContaining('Rendered /venues')]);
      expect(answer.headers.get('Content-Security-Policy')).toBe("script-src 'self' 'sha256-rendered'");
    }
    expect((await page('/venues/floors')).text).toContain('Floors');
    // A rendered page's own referrer policy replaces that of every response (rule links.personal).
    const policies = ['/venues', '/venues/boardroom'].map(async (path) =>
      (await page(path)).headers.get('Referrer-Policy'),
    );
    expect(await Promise.all(policies)).toEqual(['same-origin', 'no-referrer']);
    const slash = await page('/venues/glass-pavilion/');
    expect([slash.status, slash.headers.get('Location')]).toEqual([308, '/venues/glass-pavilion']);
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

  it('the site sends the data of a page that is a file, and has the data of others rendered', async () => {
    const { status, text, headers } = await page('/venues/floors.data');
    expect([status, text, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      '[{}]',
      'text/x-script; charset=utf-8',
      'public, max-age=60',
    ]);
    expect((await page('/venues/boardroom.data')).text).toContain('Rendered /venues/boardroom.data');
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
});
