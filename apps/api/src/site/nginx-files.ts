import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSettings } from '@mainstage/content/site/built-settings';
import type { ProblemCode } from '@mainstage/contracts/problem';
import { ProblemError, Unavailable } from '../http/problem-error';
import { fileHeaders, safeHeaders } from '../http/safe-headers';
import { builtPages } from './built-pages';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { unavailablePage } from './unavailable-page';

/**
 * Settings with which nginx serves the site by the API's rules: which address is which file, and the
 * headers of each. Written when the images are built (tools/deploy/docker/Dockerfile), read by tools/deploy/docker/nginx.conf.
 * @param root folder of the built site; beside it, `rendered` holds the pages that are rendered on request (tools/build/render-pages.mjs)
 * @returns contents by file name
 * @throws Error where a page's policy would depend on the address of the site
 */
export function nginxFiles(root: string): Record<string, string> {
  const pages = builtPages(root)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, file, type }) => {
      const text = type === 'text/html' ? readFileSync(join(root, file), 'utf8') : '';
      return { path, file, policy: policyOf(file, text) };
    });
  const addresses = [
    ...pages.map(({ path }) => path),
    ...builtPages(join(root, '../rendered')).map(({ path }) => path),
  ];
  return {
    'pages.conf': [
      '# Written by apps/api/src/site/nginx-files.ts.',
      map(
        '$bare_path',
        '$page_file',
        '',
        pages.map(({ path, file }) => [path, `/${file}`]),
      ),
      // Strings are compared whatever their case: the value is how the address is written.
      map(
        '$bare_path',
        '$page_address',
        '',
        addresses.map((path) => [path, path]),
      ),
      map(
        '$bare_path',
        '$page_policy',
        contentSecurityPolicy('') + '$policy_end',
        pages.map(({ path, policy }) => [path, `${policy}$policy_end`]),
      ),
      '',
    ].join('\n'),
    // HSTS depends on the address and is nginx.conf's.
    'headers.conf': added(safeHeaders(false)),
    'file-headers.conf': added(fileHeaders(false)),
    'unavailable.html': unavailablePage(),
    'unavailable.conf': problem(new Unavailable(), 5),
    'too-large.conf': problem(new ProblemError('payload_too_large' satisfies ProblemCode, 'The body is too large')),
  };
}

function policyOf(file: string, text: string): string {
  if (inlineScripts(text).some((script) => script.includes(builtSettings.origin)))
    throw new Error(`${file}: an inline script names the site's address, so its hash is not known when it is built`);
  return contentSecurityPolicy('', text);
}

const added = (headers: [name: string, value: string][]) =>
  headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join('');

function map(of: string, to: string, otherwise: string, entries: string[][]): string {
  const lines = entries.map(([key = '', value = '']) => `  ${quoted(key)} ${quoted(value)};`);
  return [`map ${of} ${to} {`, `  default ${quoted(otherwise)};`, ...lines, '}'].join('\n');
}

function problem(error: ProblemError, retryAfterSeconds?: number): string {
  const lines = [
    'default_type application/problem+json;',
    'add_header Cache-Control no-store always;',
    ...(retryAfterSeconds ? [`add_header Retry-After ${retryAfterSeconds} always;`] : []),
    `return ${error.status} '${JSON.stringify(error)}';`,
  ];
  return `${lines.join('\n')}\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
