import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { briefPlaceholders } from '@mainstage/content/brief/page-placeholders';
import { estimateTemplate } from '@mainstage/estimate/page-placeholders';
import { webinarMarks } from '@mainstage/content/webinar/page-placeholders';
import { contentSecurityPolicy } from './content-security-policy';
import { nginxFiles } from './nginx-files';

const html = '<h1>Contact</h1><script>one()</script>';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mainstage-nginx-'));
  for (const path of ['contact', '404', 'venues/unknown']) mkdirSync(join(root, path), { recursive: true });
  writeFileSync(join(root, 'contact/index.html'), html);
  writeFileSync(join(root, '404/index.html'), '<script>lost()</script>');
  writeFileSync(join(root, 'venues/unknown/index.html'), '<h1>A room</h1>');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the nginx configuration of the site', () => {
  it('the nginx configuration serves each page with its own policy, and one page for unknown venues', () => {
    const { 'pages.conf': pages = '' } = nginxFiles(root);
    expect(pages).toContain('"/contact" "/contact/index.html";');
    expect(pages).toContain(`"/contact" "${contentSecurityPolicy('', html)}$policy_end";`);
    expect(pages).toContain('"~^/venues/(?!.*\\\\.data$)[^/]+$" "/venues/unknown/index.html";');
    expect(pages).not.toContain('"/404"');
  });

  it('the nginx configuration passes to the API the pages and queries that only the API can answer', () => {
    writeFileSync(join(root, 'contact/index.html'), `<noscript>${briefPlaceholders.all.begin}</noscript>`);
    mkdirSync(join(root, 'webinar'));
    mkdirSync(join(root, 'estimate'));
    const { begin, end } = estimateTemplate;
    writeFileSync(
      join(root, 'estimate/index.html'),
      `<template data-template="${begin}">a</template>b<template data-template="${end}"></template>`,
    );
    writeFileSync(join(root, 'webinar/index.html'), webinarMarks.label);
    const { 'pages.conf': pages = '' } = nginxFiles(root);
    expect(pages).toContain(
      'map $bare_path $page_lives_on {\n  default "";\n  "/contact" "chosen";\n  "/estimate" "estimate";\n  "/venues/unknown" "";\n  "/webinar" "webinar";\n  "~^/venues/(?!.*\\\\.data$)[^/]+$" "name";\n}',
    );
    expect(pages).toContain('"~(^|&)(venue|date|part|guests|layout|offer|estimate)=" "yes";');
  });

  it('the nginx configuration has helmet’s headers and answers of the API’s own kind', () => {
    const files = nginxFiles(root);
    expect(files['headers.conf']).toContain('add_header x-content-type-options "nosniff" always;');
    expect(files['file-headers.conf']).toContain('x-content-type-options');
    expect(files['file-headers.conf']).not.toContain('permissions-policy');
    expect(files['unavailable.conf']).toContain('"code":"unavailable"');
    expect(files['unavailable.conf']).toContain('add_header Retry-After 5 always;');
    expect(files['too-large.conf']).toContain('"code":"payload_too_large"');
  });

  it('the nginx configuration cannot be written where a script depends on the site’s address', () => {
    writeFileSync(join(root, 'contact/index.html'), '<script>at("{{origin}}")</script>');
    expect(() => nginxFiles(root)).toThrow('contact/index.html');
  });
});
