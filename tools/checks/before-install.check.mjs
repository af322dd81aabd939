import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'npm start and npm test load no package before they have installed any';

/** Entries of the two commands, and a file that does import a package, to prove that one would be found. */
const entries = ['tools/start/start.mjs', 'tools/test/test.mjs'];
const planted = { entry: 'tools/start/mailbox.mjs', package: 'maildev' };

export function check() {
  if (!packagesOf(planted.entry).some(({ from }) => from === planted.package))
    throw new Trouble(`${planted.package} was not found among the imports of ${planted.entry}`);
  const found = entries.flatMap((entry) => packagesOf(entry).map(({ file, from }) => `${file} imports ${from}`));
  if (found.length > 0) throw new Trouble(found.join('\n'));
}

/** Packages that a module and its imports load statically; those of `import()` are excluded. */
function packagesOf(entry) {
  const [seen, packages] = [new Set(), []];
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const from of importsOf(readFileSync(file, 'utf8')))
      if (from.startsWith('.')) visit(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.push({ file: relative(root, file), from });
  };
  visit(join(root, entry));
  return packages;
}

/** Static imports and re-exports; a specifier with `$` is source code in a template literal. */
const importsOf = (source) =>
  [...source.matchAll(/^(?:(?:import|export)\s[^;'"]*?\sfrom|import)\s*['"]([^'"$]+)['"]/gm)].map(([, from]) => from);
