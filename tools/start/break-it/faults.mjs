import { built } from '../../lib/build.mjs';
import { run } from '../../lib/command.mjs';
import { query } from './database.mjs';

/** A part that ends more than ten times within a minute is not restarted again. */
const KILL_AT_MOST_EVERY_MS = 7000;
const REFUSE_MAILS_FOR_MS = 15_000;

const endConnections = `SELECT count(pg_terminate_backend(pid))::int AS ended FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'mainstage%'`;

/**
 * Actions of the page's buttons. Each resolves with one sentence about its effect.
 * @param {import('../system.mjs').RunningSystem} system
 * @returns {Record<string, () => Promise<string>>}
 */
export function faultsOf(system) {
  let killedAt = -Infinity;
  let acceptsAgain;
  return {
    'kill-worker': async () => {
      if (performance.now() - killedAt < KILL_AT_MOST_EVERY_MS) return 'The worker is just being started again.';
      killedAt = performance.now();
      const pid = system.part('worker').crash();
      return `Worker process ${pid} was killed with SIGKILL; it is started again, and mails that it was sending are sent by the next one.`;
    },
    'drop-connections': async () => {
      const [{ ended }] = await query(system.env.DATABASE_URL, endConnections);
      return `PostgreSQL ended ${ended} connections of API and worker; both connect again.`;
    },
    'flush-queue': async () => {
      const [{ jobs }] = await query(system.env.DATABASE_URL, 'SELECT count(*)::int AS jobs FROM bullmq.job');
      await query(system.env.DATABASE_URL, 'TRUNCATE bullmq.job CASCADE');
      return `${jobs} jobs were deleted from the queue; the relay queues pending mails again from the outbox.`;
    },
    'refuse-mails': async () => {
      system.part('mailbox').send({ refuseMails: true });
      clearTimeout(acceptsAgain);
      const accept = () => system.part('mailbox')?.send({ refuseMails: false });
      acceptsAgain = setTimeout(accept, REFUSE_MAILS_FOR_MS).unref();
      return `The mail server answers 550 for ${REFUSE_MAILS_FOR_MS / 1000} s. Mails to visitors then need attention, mails to sales are tried again.`;
    },
    'retry-mails': async () => {
      const { output } = await run(process.execPath, [built.cli, 'mails', 'retry', '--all'], {
        env: system.env,
        name: 'the command',
      });
      const lines = output.trim().split('\n');
      return `npm run mails -- retry --all: ${lines.length > 1 ? `${lines.length} mails are on their way again` : lines[0]}`;
    },
  };
}

/**
 * Why faults are unavailable, by name: services that were given to `npm start` are not touched.
 * @param {Record<string, string | undefined>} given
 */
export function unavailableFaults(given) {
  return {
    ...(given.REDIS_URL && { 'flush-queue': 'The queue is in the Redis that was given in REDIS_URL.' }),
    ...(given.SMTP_URL && { 'refuse-mails': 'Mails are sent to the server that was given in SMTP_URL.' }),
  };
}
