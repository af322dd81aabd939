/**
 * npm run faults:desk -- --faults N --seed S
 * Injects faults into worker, PostgreSQL and Redis while reminders and escalations of the sales desk are due, then
 * checks that each was sent exactly once and to the right recipient. Exits with 1 otherwise. More: --out file,
 * --no-build.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { dataPath, main, say } from '../lib/workspace.mjs';
import { afternoon, deskSettings, judgeAlarms, openAlarms, shiftDatabaseClock, writeLead } from './desk-alarms.mjs';
import { plan } from './plan.mjs';
import { Random } from './random.mjs';
import { World } from './world.mjs';

const deskKinds = [
  'worker killed',
  'worker stopped',
  'worker clock off by 2 h',
  'PostgreSQL restarted (fast)',
  'PostgreSQL restarted (immediate)',
  'PostgreSQL killed',
  'backends terminated',
  'Redis killed',
  'Redis wiped',
  'Redis replaced by an empty one',
];

/** Every alarm is due when the last fault is over, and must be processed within this time. */
const SETTLE_MS = 180_000;

/** @param {{ faults: number, seed: number, signal: AbortSignal, say: (line: string) => void }} options */
async function runDeskFaults({ faults: count, seed, signal, say: report }) {
  const random = new Random(seed);
  const world = new World('redis', new Random(seed + 1), { settings: deskSettings });
  const leads = [];
  const faults = [];
  try {
    await world.open();
    const offset = afternoon(Date.now()) - Date.now();
    const now = () => Date.now() + offset;
    await shiftDatabaseClock(world.postgres, offset);
    await Promise.all([world.api.stop(), world.worker.stop()]);
    world.worker.start();
    await world.worker.answers();
    for (const { number, kind, parts } of plan(random, { backend: 'redis', only: deskKinds })) {
      if (signal.aborted || number > count) break;
      for (let more = 0; more < 2; more += 1)
        leads.push(await writeLead(world.postgres, now() + random.between(0, 6000), leads.length));
      const { undo } = (await kind.run(world, parts)) ?? {};
      await world.worker.answers();
      if (undo) await delay(random.between(1000, 6000));
      await undo?.();
      faults.push({ number, name: kind.name });
      if (number % 10 === 0) report(`  ${number} faults, ${leads.length} leads`);
    }
    for (const latest = Date.now() + SETTLE_MS; Date.now() < latest; await delay(1000))
      if ((await openAlarms(world.postgres, now() + 10_000)) === 0) break;
    return { faults, leads: leads.length, ...(await judgeAlarms(world, leads)), exits: world.worker.exits };
  } finally {
    await world.close();
  }
}

function options() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      faults: { ...text, default: '300' },
      seed: { ...text, default: '1' },
      out: text,
      'no-build': { type: 'boolean', default: false },
    },
  });
  return {
    faults: Number(values.faults),
    seed: Number(values.seed),
    out: resolve(values.out ?? dataPath('faults', `desk-${values.seed}.json`)),
    builds: !values['no-build'],
  };
}

await main(async () => {
  const { out, builds, ...chosen } = options();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort());
  if (builds) await build();
  say(`${chosen.faults} faults against the clock of the sales desk, seed ${chosen.seed} …`);
  const result = await runDeskFaults({ ...chosen, signal: interrupted.signal, say });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify({ ...chosen, ...result }, null, 1)}\n`);
  const { faults, leads, mails, twice, broken } = result;
  say(`${faults.length} faults, ${leads} alarms, ${mails} mails; ${twice} sent again because the answer was lost`);
  for (const { promise, detail } of broken.slice(0, 60)) say(`BROKEN: ${promise}: ${detail}`);
  say(broken.length === 0 ? 'No reminder was missed or doubled' : `${broken.length} promises broken`);
  return broken.length === 0 && !interrupted.signal.aborted ? 0 : 1;
});
