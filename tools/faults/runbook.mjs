import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath, run } from '../lib/command.mjs';
import { root } from '../lib/workspace.mjs';

/** Programs of PostgreSQL that refuse a newer server. */
const NOT_OLDER = new Set(['pg_dump', 'pg_restore']);

/** Placeholders of the runbook and their values here. */
const choices = { '<id>': '$DEAD_MAIL', 'mainstage-2030-01-01.dump': 'mainstage-*.dump' };

/**
 * Every command of the runbook: the lines of its shell blocks, split at each command, and commands within sentences.
 * @param {string} text
 * @returns {{ heading: string, command: string }[]}
 */
export function commandsOf(text) {
  const found = text.split(/^#+ /m).flatMap((section) => {
    const heading = section.split('\n', 1)[0];
    const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block.split('\n'));
    const sentences = section.replaceAll(/^```[\s\S]*?^```/gm, '');
    const spoken = [...sentences.matchAll(/`((?:npm run|docker compose|docker|pg_\w+|ssh|curl|psql) [^`]+)`/g)];
    const lines = [...blocks, ...spoken.map(([, command]) => command)];
    return lines
      .flatMap((line) => line.split(/; | && /))
      .map((command) => command.trim())
      .filter(Boolean)
      .map((command) => ({ heading, command }));
  });
  const seen = new Set();
  return found.filter(({ command }) => !seen.has(command) && seen.add(command));
}

/**
 * How to run a command beside a system of bare processes.
 * @param {string} command
 * @param {{ redis: boolean, versions: Record<string, number | undefined>, server: number }} place redis: whether the
 * queue is there; versions: the major version of each available program; server: of PostgreSQL's server
 * @returns {{ play: string, mayFindNothing?: boolean } | { not: string }} `not`: the reason if it is not run
 */
export function wayToPlay(command, { redis, versions, server }) {
  const chosen = Object.entries(choices).reduce((text, [words, choice]) => text.replaceAll(words, choice), command);
  const logs = /^docker compose logs (?:--\S+ \S+ )*((?:api |worker )+)\| (.+)$/.exec(command);
  // Without Docker the same filter runs on the log file.
  if (logs)
    return { play: `cat ${logs[1].trim().replaceAll(/\w+/g, '"$LOGS/$&.log"')} | ${logs[2]}`, mayFindNothing: true };
  const [program] = command.split(' ');
  if (program === 'export') return { not: 'names the addresses, which are those of this run' };
  if (program === 'docker') return { not: 'needs Docker' };
  if (program === 'ssh') return { not: 'needs another machine' };
  if (program === 'pg_basebackup') return { not: 'its files are copied and restored by --backup' };
  if (/^npm run (faults|proof:)/.test(command)) return { not: 'is a run of its own' };
  if (command === 'npm run mails -- after-restore')
    return { not: 'refuses while a worker runs; restored-backup.integration.spec.ts plays it' };
  if (program === 'redis-cli' && !redis) return { not: 'there is no Redis in this run' };
  if (!(program in versions)) return { not: `${program} is not installed here` };
  if (NOT_OLDER.has(program) && versions.pg_dump < server)
    return { not: `wants the programs of PostgreSQL ${server}, and here are those of ${versions.pg_dump}` };
  return { play: chosen };
}

/**
 * Why the output of a command is wrong; undefined if it is right.
 * @param {{ command: string, code: number, output: string, mayFindNothing?: boolean }} answer
 */
export function faultOf({ command, code, output, mayFindNothing }) {
  if (code > (mayFindNothing ? 1 : 0)) return `ended with ${code}: ${output.trim().slice(-300)}`;
  if (command.includes('/health/ready') && !/"status":"(up|degraded)"/.test(output)) return `answered ${output}`;
  if (command.includes('%{http_code}') && output.trim() !== '200') return `answered ${output}`;
  if (command.endsWith(' ping') && output.trim() !== 'PONG') return `answered ${output}`;
  return undefined;
}

async function versionsOf(programs) {
  const versions = {};
  for (const program of programs.filter((name) => onPath(name))) {
    const { output } = await run(program, ['--version']);
    versions[program] = Number(/\d+/.exec(output)?.[0]);
  }
  return versions;
}

/**
 * Runs every command of docs/runbook.md that is possible against a running world, one after the other.
 * @param {import('./world.mjs').World} world
 * @returns {Promise<{ played: string[], notPlayed: { command: string, reason: string }[], faults: string[] }>}
 */
export async function playRunbook(world) {
  const commands = commandsOf(readFileSync(join(root, 'docs/runbook.md'), 'utf8'));
  const versions = await versionsOf([...new Set(commands.map(({ command }) => command.split(' ')[0]))]);
  const [{ number }] = await world.postgres.rows(`SELECT current_setting('server_version_num')::int / 10000 AS number`);
  const env = await environmentOf(world);
  const result = { played: [], notPlayed: [], faults: [] };
  for (const { heading, command } of commands) {
    const player = wayToPlay(command, { redis: Boolean(world.redis), versions, server: number });
    if ('not' in player) {
      result.notPlayed.push({ command, reason: player.not });
      continue;
    }
    const cwd = command.startsWith('npm ') ? root : env.LOGS;
    const answer = await run('bash', ['-c', `set -o pipefail; ${player.play}`], { env, cwd, name: command });
    const fault = faultOf({ ...player, ...answer, command });
    if (fault) result.faults.push(`${heading}: ${command} ${fault}`);
    result.played.push(command);
  }
  // The mail belongs to no lead.
  await world.postgres.rows('DELETE FROM mails WHERE id = $1', [env.DEAD_MAIL]);
  return result;
}

/** The variables that the runbook exports, for this world, and a failed mail. */
async function environmentOf({ api, worker, postgres, redis, folder }) {
  const id = randomUUID();
  await postgres.rows(
    `INSERT INTO mails (id, kind, form, lead_id, recipient, to_address, status, finished_at)
     VALUES ($1, 'contact-confirmation', 'contact', $1, 'visitor', 'nobody@visitor.example', 'dead', now())`,
    [id],
  );
  const logs = join(folder, 'runbook');
  mkdirSync(logs, { recursive: true });
  await run('cp', [api.log, worker.log, logs]);
  const { OPS_USER, OPS_PASSWORD } = api.env;
  return {
    ...process.env,
    NODE_ENV: 'test',
    API: `http://127.0.0.1:${api.port}`,
    WORKER: `http://127.0.0.1:${worker.port}`,
    OPS: `http://127.0.0.1:${api.port}`,
    OPERATOR: `${OPS_USER}:${OPS_PASSWORD}`,
    DATABASE_URL: postgres.server.url,
    ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    LOGS: logs,
    DEAD_MAIL: id,
  };
}
