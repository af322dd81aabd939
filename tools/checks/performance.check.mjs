import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name =
  'what README says of speed stands in docs/performance.md, and each table there has its date and load';

const measured = /(?<![\w.,])(\d[\d.,]*\d|\d)\s?(a second|ms|kB|×|%)(?!\w)/g;

/** Every figure with a unit of speed. */
const figuresIn = (text) => [...text.matchAll(measured)].map(([, value, unit]) => `${value} ${unit}`);

/** A table has its units in the heads of its columns. */
function strangers(readme, performance) {
  const cells = new Set(performance.split(/[|\s]+/));
  const told = new Set(figuresIn(performance));
  return figuresIn(readme).filter((figure) => !told.has(figure) && !cells.has(figure.split(' ')[0]));
}

export function check() {
  const [readme, performance] = ['README.md', 'docs/performance.md'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  if (strangers(`${readme}\nand 123,456 a second`, performance).length !== 1)
    throw new Trouble('A planted figure was not found.');
  const faults = strangers(readme, performance).map(
    (figure) => `README.md says ${figure}, docs/performance.md does not`,
  );
  for (const section of performance.split(/^## /m).slice(1)) {
    const [title] = section.split('\n');
    if (!/\d{1,2} \w+ 20\d\d/.test(section)) faults.push(`${title}: no date`);
    if (!/\bload\b/.test(section)) faults.push(`${title}: no load`);
  }
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
