import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../lib/workspace.mjs';
import { site } from './built-site.mjs';

export const name =
  'no script of the built site imports one that imports it, for its modules would run before those they need';

export function check() {
  const folder = join(site, 'assets');
  const imports = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, importsOf(readFileSync(join(folder, file), 'utf8'))]),
  );
  const done = new Set();
  const visit = (file, trail) => {
    if (trail.includes(file)) throw new Trouble([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...trail, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
}

/** Scripts that are imported statically; those of `import()` are excluded. */
const importsOf = (script) =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.~-]+\.js)["']/g)].map(([, file]) => file);
