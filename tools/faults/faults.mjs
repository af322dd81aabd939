/**
 * npm run faults -- --backend redis|postgres --minutes N --seed S
 * Injects faults into the whole system (own PostgreSQL, Redis, mail server, API, worker, TCP proxies between them)
 * while visitors send forms, then checks every lead and mail. Exits with 1 if a promise was broken.
 * More: --rate forms a second, --time-factor factor on recovery times (`measured`: by the start time of a process),
 * --faults maximum number, --only "name,name", --out file, --runbook (ends with every command of docs/runbook.md that
 * needs no Docker), --backup (ends with a point-in-time restore, which is checked too).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { dataPath, main, say, Trouble } from '../lib/workspace.mjs';
import { kinds } from './kinds.mjs';
import { summarise, tableOf } from './report.mjs';
import { runFaults } from './run.mjs';

const number = (text, name) => {
  const value = Number(text);
  if (!(value > 0)) throw new Trouble(`--${name} must be a number above 0, not "${text}".`);
  return value;
};

function options() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      backend: { ...text, default: 'redis' },
      minutes: { ...text, default: '10' },
      seed: { ...text, default: '1' },
      rate: { ...text, default: '6' },
      'time-factor': { ...text, default: '1' },
      faults: text,
      only: text,
      out: text,
      backup: { type: 'boolean', default: false },
      runbook: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  if (!['redis', 'postgres'].includes(values.backend)) throw new Trouble('--backend is redis or postgres.');
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown) throw new Trouble(`No fault "${unknown}"; there are:\n  ${kinds.map(({ name }) => name).join('\n  ')}`);
  return {
    backend: values.backend,
    minutes: number(values.minutes, 'minutes'),
    seed: Math.floor(number(values.seed, 'seed')),
    perSecond: number(values.rate, 'rate'),
    timeFactor: values['time-factor'] === 'measured' ? 'measured' : number(values['time-factor'], 'time-factor'),
    most: values.faults ? number(values.faults, 'faults') : undefined,
    only,
    backup: values.backup,
    runbook: values.runbook,
    out: resolve(values.out ?? dataPath('faults', `${values.backend}-${values.seed}.json`)),
    builds: !values['no-build'],
  };
}

function version() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

await main(async () => {
  const { out, builds, ...chosen } = options();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());
  if (builds) await build();
  say(`Faults on the ${chosen.backend} queue for ${chosen.minutes} min, seed ${chosen.seed} …`);
  const result = await runFaults({ ...chosen, signal: interrupted.signal, say });
  const summary = summarise(result);
  const machine = { processors: cpus().length, load: loadavg()[1] };
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify({ ...chosen, version: version(), machine, summary, ...result }, null, 1)}\n`);

  const acknowledged = result.submissions.filter(({ acknowledgedAt }) => acknowledgedAt).length;
  console.table(tableOf(summary));
  const allowed = `the times allowed were multiplied by ${result.timeFactor.toFixed(1)}`;
  say(`${result.faults.length} faults, ${result.submissions.length} forms, ${acknowledged} acknowledged; ${allowed}`);
  say(`answers by status (0: broken off): ${JSON.stringify(result.answers)}; mails: ${JSON.stringify(result.mails)}`);
  if (result.runbook) {
    const { played, notPlayed } = result.runbook;
    say(`the runbook: ${played.length} commands played, ${notPlayed.length} not:`);
    for (const { command, reason } of notPlayed) say(`  ${reason}: ${command}`);
  }
  for (const { promise, detail } of result.broken.slice(0, 60)) say(`BROKEN: ${promise}: ${detail}`);
  if (result.broken.length > 60) say(`… and ${result.broken.length - 60} more`);
  say(`${result.broken.length === 0 ? 'Every promise was kept' : `${result.broken.length} promises broken`}; ${out}`);
  return result.broken.length === 0 && !interrupted.signal.aborted ? 0 : 1;
});
