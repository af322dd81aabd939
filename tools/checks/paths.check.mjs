import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { minimatch } from 'minimatch';
import ts from 'typescript';
import { root, Trouble } from '../lib/workspace.mjs';
import { commentsOf } from './comments.mjs';

export const name = 'every path that a document or a comment names is there';

const folders = 'apps|libs|e2e|tools|imagery|docs|\\.github';
/** A path from the root, such as libs/mail/src, or the end of a source file's path, such as shell/page-boundary.tsx. */
const fromRoot = new RegExp(`(?<![\\w/.@$}~-])(?:${folders})/(?!v1\\b)[\\w.*{},/@!-]*[\\w*}]`, 'g');
const byItsEnd = /(?<![\w/.@$}*>…-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs)\b(?![\w*])/g;
const linked = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;
/** Built or installed files, and type declarations of packages. */
const elsewhere = /^(?:dist|node_modules)\/|(?:^|\/)[\w-]+\.d\.ts$/;

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const ends = new Set(tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))));
const isThere = (path) =>
  /[*{]/.test(path)
    ? tracked.some((file) => minimatch(file, path) || minimatch(file, `${path}/**`))
    : tracked.some(
        (file) =>
          file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}-`) || file.startsWith(`${path}.`),
      );

export function missingIn(text, file) {
  const rooted = [...text.matchAll(fromRoot)].map(([path]) => path).filter((path) => !isThere(path));
  const sources = [...text.matchAll(byItsEnd)]
    .map(([path]) => path)
    .filter(
      (path) =>
        !ends.has(path) &&
        !existsSync(join(root, dirname(file), path)) &&
        !elsewhere.test(path) &&
        !isThere(path) &&
        !new RegExp(`^(?:${folders})/`).test(path),
    );
  const links = file.endsWith('.md')
    ? [...text.matchAll(linked)]
        .map(([, path]) => normalize(join(dirname(file), path)).replace(/\/$/, ''))
        .filter((path) => !existsSync(join(root, path)))
    : [];
  return [...new Set([...rooted, ...sources, ...links])];
}

/** The checked text of a file: all of a document or a configuration, the comments of a source file. */
function readable(file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\.(?:tsx?|mjs)$/.test(file)) return text;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return commentsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)).join('\n');
}

export function check() {
  const planted = missingIn('libs/nowhere, `lost/file.ts` and [a link](missing.md)', 'docs/planted.md');
  if (planted.length !== 3) throw new Trouble(`Planted paths were not found: only ${planted.join(', ')}`);
  const files = tracked.filter(
    (file) => /\.(?:md|tsx?|mjs|ya?ml|conf|sh|jsonc)$|Dockerfile$/.test(file) && file !== 'CHANGELOG.md',
  );
  const faults = files.flatMap((file) => missingIn(readable(file), file).map((path) => `${file}: ${path}`));
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
