import { setTimeout as delay } from 'node:timers/promises';
import { overdueMails, untriedMails } from './evidence.mjs';

const LOOK_EVERY_MS = 1000;
/**
 * Without a mail accepted or rejected for so long, although mails are due and everything is up, the system has stalled.
 */
const STALL_MS = 60_000;
/** After this time a recovery counts as missing. */
const LONGEST_RECOVERY_MS = 120_000;

export class Watch {
  /** @type {{ at: number, overdue: number }[]} */
  stalls = [];
  /** False while a fault is in force: no progress is expected. */
  peace = true;
  #ended = false;
  #quiet = 0;
  #looking = Promise.resolve();

  constructor(world, visitors) {
    Object.assign(this, { world, visitors });
  }

  start() {
    this.#looking = this.#look();
  }

  async #look() {
    let seen = 0;
    let last = Date.now();
    while (!this.#ended) {
      await delay(LOOK_EVERY_MS);
      const { mailServer, postgres } = this.world;
      const now = Date.now();
      const passed = now - last;
      last = now;
      const progress = mailServer.dots.size + mailServer.accepted.length + mailServer.rejected.size;
      const moves = progress !== seen;
      seen = progress;
      if (!this.peace || moves || (await overdueMails(postgres).catch(() => 0)) === 0) {
        this.#quiet = 0;
        continue;
      }
      this.#quiet += passed;
      if (this.#quiet < STALL_MS) continue;
      this.stalls.push({ at: now, overdue: await overdueMails(postgres) });
      this.#quiet = 0;
    }
  }

  /**
   * Waits until a form was answered and a mail accepted after the moment.
   * @returns {Promise<{ answer: number | null, mail: number | null }>} seconds; null if it did not happen
   */
  async recovery(from) {
    const latest = Date.now() + LONGEST_RECOVERY_MS;
    const first = async (times) => {
      for (; Date.now() < latest && !this.#ended; await delay(50)) {
        const at = firstAfter(times, from);
        if (at !== undefined) return (at - from) / 1000;
      }
      return null;
    };
    const [answer, mail] = await Promise.all([
      first(this.visitors.acknowledged),
      first(this.world.mailServer.accepted),
    ]);
    return { answer, mail };
  }

  /**
   * Waits until every mail that was due before the moment is tried.
   * @returns {Promise<number | null>} seconds; null if some never were
   */
  async nothingLeft(from) {
    for (const latest = Date.now() + LONGEST_RECOVERY_MS; Date.now() < latest && !this.#ended; await delay(250))
      if ((await untriedMails(this.world.postgres, from)) === 0) return (Date.now() - from) / 1000;
    return null;
  }

  async stop() {
    this.#ended = true;
    await this.#looking;
  }
}

/** @param {number[]} times ascending */
function firstAfter(times, from) {
  let found;
  for (let index = times.length - 1; index >= 0 && times[index] > from; index -= 1) found = times[index];
  return found;
}
