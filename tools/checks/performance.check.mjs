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
  return figuresIn(readme)
    .filter((figure) => !told.has(figure) && !cells.has(figure.split(' ')[0]))
    .map((figure) => `README.md says ${figure}, docs/performance.md does not`);
}

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the first table under a heading that begins so; the first one has the names of the columns. */
function tableUnder(markdown, heading) {
  const section = markdown.split(/^#{2,} /m).find((one) => one.startsWith(heading));
  const lines = section?.split('\n') ?? [];
  const start = lines.findIndex((line) => line.startsWith('|'));
  if (start < 0) return undefined;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const [head, , ...rows] = lines.slice(start, length < 0 ? undefined : start + length).map(cellsOf);
  return { head, rows };
}

/** What README must speak of, as the headings there are called. */
const spokenOf = ['64 at once', 'From form to mail server', 'Mails', 'Pages'];

/** README's own table names for each of its figures the heading, row and column that it is taken from. */
function notTaken(readme, performance) {
  const rows = tableUnder(readme, 'How fast it is')?.rows ?? [];
  const faults = rows.flatMap(([what, figure, place = '']) => {
    const [heading, row, column] = place.split(' › ');
    const table = tableUnder(performance, heading);
    const cell = table?.rows.find(([first]) => first === row)?.[table.head.indexOf(column)];
    if (cell === undefined) return [`README.md, ${what}: docs/performance.md has no ${place}`];
    const number = /^[\d.,]+/;
    return number.exec(figure)?.[0] === number.exec(cell)?.[0] && figure.match(number)
      ? []
      : [`README.md, ${what}: ${figure}, but ${place} is ${cell}`];
  });
  const silent = spokenOf.filter((heading) => !rows.some(([, , place]) => place?.startsWith(heading)));
  return [...faults, ...silent.map((heading) => `README.md says nothing of ${heading}`)];
}

/** Verifies the check with a planted defect. */
function plantedFaultsAreFound(readme, performance) {
  const rows = tableUnder(readme, 'How fast it is').rows;
  const found = (what, faults) => {
    if (faults.length === 0) throw new Trouble(`A planted fault was not found: ${what}`);
  };
  found('a figure of no table', strangers(`${readme}\nand 123,456 a second`, performance));
  for (const [what, figure, place] of rows) {
    const [heading, row] = place.split(' › ');
    const told = readme.split('\n').find((line) => cellsOf(line).includes(what));
    found(`${what}: another figure`, notTaken(readme.replace(told, told.replace(figure, '987,654')), performance));
    const measuredAgain = performance
      .split('\n')
      .filter((line) => cellsOf(line)[0] !== row)
      .join('\n');
    found(`${what}: no such row`, notTaken(readme, measuredAgain));
    found(`${what}: no such heading`, notTaken(readme, performance.replaceAll(`# ${heading}`, '# Other')));
    const kept = readme
      .split('\n')
      .filter((line) => !line.includes(`${heading}`) || !line.startsWith('|'))
      .join('\n');
    found(`${heading}: README is silent`, notTaken(kept, performance));
  }
}

export function check() {
  const [readme, performance] = ['README.md', 'docs/performance.md'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const faults = [...strangers(readme, performance), ...notTaken(readme, performance)];
  for (const section of performance.split(/^## /m).slice(1)) {
    const [title] = section.split('\n');
    if (!/\d{1,2} \w+ 20\d\d/.test(section)) faults.push(`${title}: no date`);
    if (!/\bload\b/.test(section)) faults.push(`${title}: no load`);
  }
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
  plantedFaultsAreFound(readme, performance);
}
