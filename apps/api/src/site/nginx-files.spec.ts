import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSettings } from '@mainstage/content/site/built-settings';
import { contentSecurityPolicy } from './content-security-policy';
import { nginxFiles } from './nginx-files';

const html = '<h1>Overview</h1><script>one()</script>';
let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mainstage-nginx-'));
  root = join(folder, 'client');
  for (const page of ['client/overview', 'rendered/contact']) mkdirSync(join(folder, page), { recursive: true });
  writeFileSync(join(folder, 'rendered/contact/index.html'), '');
  writeFileSync(join(root, 'overview/index.html'), html);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the nginx configuration of the site', () => {
  it('serves each page that is a file with its own policy, and knows how the addresses of all are written', () => {
    const { 'pages.conf': pages = '' } = nginxFiles(root);
    expect(pages).toContain('"/overview" "/overview/index.html";');
    expect(pages).toContain(`"/overview" "${contentSecurityPolicy('', html)}$policy_end";`);
    expect(pages).toContain('"/contact" "/contact";');
    expect(pages).not.toContain('"/contact/index.html"');
  });

  it('has helmet’s headers and answers of the API’s own kind', () => {
    const files = nginxFiles(root);
    expect(files['headers.conf']).toContain('add_header x-content-type-options "nosniff" always;');
    expect(files['file-headers.conf']).toContain('x-content-type-options');
    expect(files['file-headers.conf']).not.toContain('permissions-policy');
    expect(files['unavailable.conf']).toContain('"code":"unavailable"');
    expect(files['unavailable.conf']).toContain('add_header Retry-After 5 always;');
    expect(files['too-large.conf']).toContain('"code":"payload_too_large"');
  });

  it('cannot be written where a script depends on the site’s address', () => {
    writeFileSync(join(root, 'overview/index.html'), `<script>at("${builtSettings.origin}")</script>`);
    expect(() => nginxFiles(root)).toThrow('overview/index.html');
  });
});
