import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholderPages, withoutAddress } from '@mainstage/content/site/placeholder-pages';
import { showsEstimate } from '@mainstage/estimate/page-placeholders';
import { namesWebinar } from '@mainstage/content/webinar/page-placeholders';
import type { ProblemCode } from '@mainstage/contracts/problem';
import { namesChosen } from '@mainstage/leads/brief/form';
import { ProblemError, Unavailable } from '../http/problem-error';
import { fileHeaders, safeHeaders } from '../http/safe-headers';
import { showsChosen } from '../no-js-forms/chosen';
import { builtPages, originMark } from './built-pages';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';

/**
 * What nginx must know to serve the site as the API does, by the API's own rules: which address is which file, and the
 * headers of each. Written when the images are built (tools/deploy/docker/Dockerfile), read by tools/deploy/docker/nginx.conf.
 * @param root folder of the built site
 * @returns contents by file name
 * @throws Error where a page's policy would depend on the address of the site
 */
export function nginxFiles(root: string): Record<string, string> {
  const pages = builtPages(root)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, file, type }) => {
      const text = type === 'text/html' ? readFileSync(join(root, file), 'utf8') : '';
      return { path, file, policy: policyOf(file, text), livesOn: whatItLivesOn(text) };
    });
  const policies = Object.fromEntries(pages.map(({ path, policy }) => [path, policy]));
  const known = pages.filter(({ path }) => !withoutAddress.includes(path));
  // Not what a page below /venues loads, such as /venues/floors.data.
  const anyVenue = '~^/venues/(?!.*\\.data$)[^/]+$';
  const unknownVenue = known.find(({ path }) => path === placeholderPages.unknownVenue);
  const listed = [...known, ...(unknownVenue ? [{ ...unknownVenue, path: anyVenue, livesOn: 'name' }] : [])];
  return {
    'pages.conf': [
      '# Written by apps/api/src/site/nginx-files.ts.',
      map(
        '$bare_path',
        '$page_file',
        '',
        listed.map(({ path, file }) => [path, `/${file}`]),
      ),
      // Strings are compared whatever their case: the value is how the address is written.
      map(
        '$bare_path',
        '$page_address',
        '',
        known.map(({ path }) => [path, path]),
      ),
      map(
        '$bare_path',
        '$page_policy',
        contentSecurityPolicy('') + '$policy_end',
        listed.map(({ path, policy }) => [path, `${policy}$policy_end`]),
      ),
      map(
        '$bare_path',
        '$page_lives_on',
        '',
        // A known venue is its own file: the pattern for the others must not catch it.
        listed
          .filter(({ path, livesOn }) => livesOn || path.startsWith('/venues/'))
          .map(({ path, livesOn }) => [path, livesOn]),
      ),
      map('$args', '$names_choice', '', [[`~(^|&)(${namesChosen.join('|')})=`, 'yes']]),
      map(
        '$host',
        '$not_found_policy',
        `${policies[placeholderPages.notFound] ?? contentSecurityPolicy('')}$policy_end`,
        [],
      ),
      '',
    ].join('\n'),
    // HSTS depends on the address and is nginx.conf's.
    'headers.conf': added(safeHeaders(false)),
    'file-headers.conf': added(fileHeaders(false)),
    'unavailable.conf': problem(new Unavailable(), 5),
    'too-large.conf': problem(new ProblemError('payload_too_large' satisfies ProblemCode, 'The body is too large')),
  };
}

/** What of a page only the API knows; nothing where the built file is all there is to say. */
function whatItLivesOn(text: string): string {
  if (namesWebinar(text)) return 'webinar';
  if (showsEstimate(text)) return 'estimate';
  return showsChosen(text) ? 'chosen' : '';
}

function policyOf(file: string, text: string): string {
  if (inlineScripts(text).some((script) => script.includes(originMark) || namesWebinar(script)))
    throw new Error(
      `${file}: an inline script names the site's address or the webinar, so its hash is not known when it is built`,
    );
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
