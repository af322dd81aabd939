import { setTimeout as delay } from 'node:timers/promises';
import { pendingMails, skipWaits } from './evidence.mjs';
import { judge } from './judge.mjs';
import { plan } from './plan.mjs';
import { Random } from './random.mjs';
import { Visitors } from './visitors.mjs';
import { Watch } from './watch.mjs';
import { World } from './world.mjs';

/** Seconds in which API and worker start on two busy cores. */
const BUSY_START_S = 4;

/**
 * Factor on the allowed recovery times for this machine.
 * @param {number} startSeconds in which API and worker started
 */
export const measuredTimeFactor = (startSeconds) => Math.max(1, startSeconds / BUSY_START_S);

/** Time for all mails after the last fault. */
const SETTLE_MS = 180_000;

/**
 * @typedef {{ backend: 'redis' | 'postgres', minutes: number, seed: number, perSecond: number, timeFactor: number | 'measured',
 *   most?: number, only?: string[], backup?: boolean, runbook?: boolean, signal: AbortSignal, say: (line: string) => void }} Options
 *   minutes: of faults, settling not included; timeFactor: factor on the seconds a recovery may take, or `measured`; most: faults at most;
 *   runbook: ends with every command of docs/runbook.md; backup: ends with a restore from a backup, which must hold what
 *   the database held
 */

/** Injects faults into the whole system and reports the fate of every lead and mail. @param {Options} options */
export async function runFaults(options) {
  const { backend, seed, perSecond, signal } = options;
  let { timeFactor } = options;
  const random = new Random(seed);
  const world = new World(backend, new Random(seed + 1), options);
  let visitors;
  let watch;
  try {
    await world.open();
    if (timeFactor === 'measured') timeFactor = measuredTimeFactor(world.startSeconds);
    visitors = new Visitors({ port: world.api.port, perSecond, random: new Random(seed + 2) });
    await visitors.start();
    watch = new Watch(world, visitors);
    const began = Date.now();
    await watch.recovery(began);
    watch.start();
    const faults = await playFaults({ world, watch, random, ...options });
    const ended = Date.now();
    await visitors.stop();
    const settled = !signal.aborted && (await settle(world, { timeFactor, signal }));
    await watch.stop();
    const judged = await judge({ world, visitors, watch, faults, settled, options: { ...options, timeFactor } });
    return { ...judged, timeFactor, began, ended };
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
    if (kind.losesJobs) fault.nothingLeft = await watch.nothingLeft(from);
    watch.peace = false;
    await undo?.();
    // A system that does not recover is restarted, so that the next fault hits a working one.
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

/** Waits until no mail is pending. @returns {Promise<boolean>} false after the timeout */
async function settle(world, { timeFactor, signal }) {
  // Ends forgotten connections, as a network eventually does.
  for (const line of Object.values(world.lines)) line.cut();
  for (const latest = Date.now() + SETTLE_MS * timeFactor; Date.now() < latest && !signal.aborted; await delay(1000)) {
    await skipWaits(world.postgres);
    if ((await pendingMails(world.postgres)) === 0) return true;
  }
  return false;
}
