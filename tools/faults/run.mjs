import { setTimeout as delay } from 'node:timers/promises';
import { evidenceOf, owedMails, skipWaits } from './evidence.mjs';
import { plan } from './plan.mjs';
import { checkPromises } from './promises.mjs';
import { Random } from './random.mjs';
import { Visitors } from './visitors.mjs';
import { Watch } from './watch.mjs';
import { World } from './world.mjs';

/** What all mails together may take once no fault comes any more. */
const SETTLE_MS = 180_000;

/**
 * @typedef {{ backend: 'redis' | 'postgres', minutes: number, seed: number, perSecond: number, patience: number,
 *   most?: number, only?: string[], signal: AbortSignal, say: (line: string) => void }} Options
 *   minutes: of faults, settling not included; patience: factor on the seconds a recovery may take; most: faults at most
 */

/** Plays faults against the whole system and says what became of every lead and mail. @param {Options} options */
export async function runFaults(options) {
  const { backend, seed, perSecond, signal } = options;
  const random = new Random(seed);
  const world = new World(backend, new Random(seed + 1));
  let visitors;
  let watch;
  try {
    await world.open();
    visitors = new Visitors({ port: world.api.port, perSecond, random: new Random(seed + 2) });
    await visitors.start();
    watch = new Watch(world, visitors);
    const began = Date.now();
    await watch.recovery(began);
    watch.start();
    const faults = await playFaults({ world, watch, random, ...options });
    const ended = Date.now();
    await visitors.stop();
    const settled = !signal.aborted && (await settle(world, options));
    await watch.stop();
    return { ...(await judge({ world, visitors, watch, faults, settled, options })), began, ended };
  } finally {
    visitors?.close();
    await watch?.stop();
    await world.close();
  }
}

async function playFaults({ world, watch, random, backend, minutes, most = Infinity, only, signal, say }) {
  const faults = [];
  const until = Date.now() + minutes * 60_000;
  for (const { number, kind, parts, pause } of plan(random, { backend, only })) {
    await delay(pause * 1000, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || Date.now() >= until || number > most) break;
    const fault = { number, name: kind.name, allowed: kind.recovery, from: Date.now() };
    faults.push(fault);
    watch.peace = false;
    const { from = Date.now(), undo } = (await kind.run(world, parts)) ?? {};
    watch.peace = true;
    Object.assign(fault, { cleared: from, ...(await watch.recovery(from)) });
    watch.peace = false;
    await undo?.();
    // What does not come back by itself is helped, so that the next fault meets a system that works.
    if (fault.answer === null || fault.mail === null) await restartApps(world);
    watch.peace = true;
    fault.until = Date.now();
    const shown = (value) => (value === null ? 'never' : `${value.toFixed(1)} s`);
    say(
      `  ${String(number).padStart(3)} ${kind.name}: 201 after ${shown(fault.answer)}, mail after ${shown(fault.mail)}`,
    );
  }
  return faults;
}

async function restartApps({ api, worker }) {
  await Promise.all([api.kill(), worker.kill()]);
  for (const app of [api, worker]) app.start();
  await Promise.all([api.answers(), worker.answers()]);
}

/** Waits until every mail that is owed has found its end. @returns {Promise<boolean>} false where the time was too short */
async function settle(world, { patience, signal }) {
  // A network that forgot a connection says so in the end.
  for (const line of Object.values(world.lines)) line.cut();
  for (const latest = Date.now() + SETTLE_MS * patience; Date.now() < latest && !signal.aborted; await delay(1000)) {
    await skipWaits(world.postgres);
    if ((await owedMails(world.postgres)) === 0) return true;
  }
  return false;
}

async function judge({ world, visitors, watch, faults, settled, options }) {
  const { submissions } = visitors;
  const { dots, refused, sales } = world.mailServer;
  const evidence = await evidenceOf(world.postgres);
  const { broken, doubles } = checkPromises({ submissions, ...evidence, dots, refused, sales, faults });
  const exits = [world.api, world.worker].flatMap(({ name, exits: ends }) => ends.map((end) => ({ name, ...end })));
  const breaks = (promise, detail, at) => broken.push({ promise, detail, at });
  for (const { name, how, at } of exits) breaks('no process ends unasked', `${name} ended with ${how}`, at);
  for (const { at, overdue } of watch.stalls) breaks('mail flows', `nothing for a minute, ${overdue} overdue`, at);
  for (const { name, allowed, answer, mail, from } of faults)
    for (const [what, took] of Object.entries({ 201: answer, mail })) {
      const detail = `${name}: first ${what} after ${took === null ? 'more than 120' : took.toFixed(1)} s`;
      if (took === null || took > allowed * options.patience) breaks(`recovery within ${allowed} s`, detail, from);
    }
  if (!settled && !options.signal.aborted) breaks('all mails find their end', 'some were still under way', Date.now());
  const byStatus = {};
  for (const { status } of evidence.mails) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return {
    faults,
    broken,
    doubles,
    exits,
    stalls: watch.stalls,
    submissions: submissions.map(({ form, begunAt, acknowledgedAt, tries }) => ({
      form,
      begunAt,
      acknowledgedAt,
      tries,
    })),
    answers: visitors.answers,
    mails: { owed: evidence.mails.length, byStatus, accepted: world.mailServer.accepted.length },
  };
}
