/**
 * node tools/faults/publish.mjs [docs/reliability.json] report.json …
 * Writes docs/reliability.json from the reports of runs, and from it the chart and the table of docs/reliability.md. If
 * docs/reliability.json is an argument, its runs are kept. Without reports both are generated again.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, main, root, say } from '../lib/workspace.mjs';
import { chart } from './chart.mjs';
import { allParts, condense } from './condense.mjs';
import { tableRows } from './report.mjs';

const doc = (name) => join(root, 'docs', name);
const BEGIN = '<!-- results: written by tools/faults/publish.mjs -->';
const END = '<!-- end of results -->';

/** `201: 5,000 · 503: 12 · broken off: 30` over all runs. */
function answersOf(runs) {
  const sums = {};
  for (const { answers } of runs)
    for (const [status, count] of Object.entries(answers)) sums[status] = (sums[status] ?? 0) + count;
  return Object.entries(sums)
    .map(
      ([status, count]) =>
        `${status === '0' ? 'connection refused or broken off' : status}: ${count.toLocaleString('en')}`,
    )
    .join(' · ');
}

/** One line for each broken promise: count, and all details if they are few, else the first. */
function byPromise(broken) {
  const details = new Map();
  for (const line of broken) {
    const at = line.indexOf(': ');
    details.set(line.slice(0, at), [...(details.get(line.slice(0, at)) ?? []), line.slice(at + 2)]);
  }
  return [...details].map(([promise, ones]) =>
    ones.length > 6 ? `${promise}: ${ones.length} times, such as: ${ones[0]}` : `${promise}: ${ones.join('; ')}`,
  );
}

/** The runs of a report, which is one, or of the page itself. */
export const runsIn = (content) => (Array.isArray(content) ? content : [condense(content)]);

/** @param {ReturnType<typeof condense>[]} runs */
export function results(runs) {
  const total = (what) => runs.reduce((sum, run) => sum + run[what], 0).toLocaleString('en');
  const faults = runs.flatMap((run) => run.faults);
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const grid = ([heading, ...rows]) => [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n');
  const broken = runs.flatMap(({ broken: ones, backend, seed, version }) =>
    byPromise(ones).map((line) => `- ${backend}, seed ${seed}, ${version}: ${line}`),
  );
  return [
    BEGIN,
    `**${faults.length} faults, ${total('forms')} forms, ${total('acknowledged')} acknowledged, ${total('mailsAccepted')} mails ` +
      `accepted: ${total('lost')} lost, ${total('unexplained')} doubled without cause, ${total('doubled')} doubled in the ` +
      `ambiguous case, ${total('exits')} unexpected exits, ${total('stalls')} stalls.**`,
    '![Recovery of every fault](reliability.svg)',
    grid(tableRows(allParts(runs))),
    `Answers to single tries, of which a visitor makes as many as it takes: ${answersOf(runs)}.`,
    'Seconds are median / longest. *doubled: broken off after the final dot, same Message-ID, the one ambiguous case.',
    grid([
      [
        'queue',
        'seed',
        'version',
        'began (UTC)',
        'minutes',
        'forms',
        'faults',
        'load',
        'time factor',
        'promises broken',
      ],
      ...runs.map(
        ({ backend, seed, version, began, minutes, forms, faults: ones, machine, timeFactor, broken: bad }) => [
          backend,
          seed,
          version,
          began.slice(0, 16).replace('T', ' '),
          minutes,
          forms,
          ones.length,
          machine.load.toFixed(1),
          timeFactor,
          bad.length,
        ],
      ),
    ]),
    broken.length > 0 ? `What was broken:\n\n${broken.join('\n')}` : 'No promise was broken.',
    END,
  ].join('\n\n');
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const given = process.argv.slice(2);
    const files = given.length > 0 ? given : [doc('reliability.json')];
    const runs = files.flatMap((file) => runsIn(JSON.parse(readFileSync(file, 'utf8'))));
    const page = readFileSync(doc('reliability.md'), 'utf8');
    const [before] = page.split(BEGIN);
    const after = page.split(END)[1] ?? '\n';
    writeFileSync(doc('reliability.json'), JSON.stringify(runs));
    writeFileSync(doc('reliability.svg'), chart(runs.flatMap((run) => run.faults)));
    writeFileSync(doc('reliability.md'), `${before}${results(runs)}${after}`);
    execFileSync(binary('prettier'), ['--write', '--log-level=warn', doc('reliability.md'), doc('reliability.json')]);
    say(`${runs.length} runs in docs/reliability.md`);
    return 0;
  });
