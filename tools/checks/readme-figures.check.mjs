import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'every measured figure of README.md is in docs/performance.md or docs/reliability.md';

const read = (file) => readFileSync(join(root, file), 'utf8');
/** Numbers of at least three digits or with decimals; the rest are versions, ports and amounts of the demo. */
const figure = /(?<![\w.,:/])(?:\d{1,3}(?:,\d{3})+|\d+\.\d+)(?![\w.])/g;

/** Figures of README's table of measurements that the documents do not have. */
function unknownIn(readme, documents) {
  const table = /\| measured on[\s\S]*?\n\n/.exec(readme)?.[0] ?? '';
  const known = new Set(documents.flatMap((text) => text.match(figure) ?? []));
  const figures = table.match(figure) ?? [];
  if (figures.length < 4) throw new Trouble('README.md has no table of measurements with figures.');
  return figures.filter((one) => !known.has(one));
}

export function check() {
  const readme = read('README.md');
  const documents = ['docs/performance.md', 'docs/reliability.md'].map(read);
  if (unknownIn(readme.replace('4,', '987,654 and 4,'), documents).length === 0)
    throw new Trouble('A planted figure was not found.');
  const unknown = unknownIn(readme, documents);
  if (unknown.length > 0) throw new Trouble(`Measured nowhere: ${unknown.join(', ')}`);
}
