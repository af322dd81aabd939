import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { run } from '../lib/command.mjs';
import { root, Trouble } from '../lib/workspace.mjs';

const endings = ['', '.ts', '.tsx', '.mjs'];

/** Every tracked or untracked source file with its text, by its path from the root. */
export async function sourceFiles() {
  const { code, output } = await run(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'apps', 'e2e', 'libs', 'tools', 'imagery'],
    {
      cwd: root,
      name: 'git',
    },
  );
  if (code !== 0) throw new Trouble(output);
  const files = output.split('\n').filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The file of the workspace that an import resolves to; undefined for a package. */
function resolve(files, from, specifier) {
  const library = /^@mainstage\/(venues\/[^/]+|[^/]+)\/(.+)$/.exec(specifier);
  const path = library
    ? `libs/${library[1]}/src/${library[2]}`
    : specifier.startsWith('.') && relative(root, join(root, dirname(from), specifier));
  return path ? endings.map((ending) => path + ending).find((file) => files.has(file)) : undefined;
}

/**
 * Groups of files that import each other, directly or indirectly, including imports of types (Tarjan's strongly
 * connected components).
 * @param {Map<string, string>} files path to text
 * @returns {string[][]}
 */
export function importCycles(files) {
  const imports = (file) =>
    ts
      .preProcessFile(files.get(file), true, true)
      .importedFiles.map(({ fileName }) => resolve(files, file, fileName))
      .filter((imported) => imported !== undefined);
  const order = new Map();
  const stack = [];
  const cycles = [];
  /** Returns the earliest file on the stack that this one reaches. */
  const visit = (file) => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let lowest = index;
    let importsItself = false;
    for (const imported of imports(file)) {
      importsItself ||= imported === file;
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported));
      else if (stack.includes(imported)) lowest = Math.min(lowest, order.get(imported));
    }
    if (lowest === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || importsItself) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const file of files.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
