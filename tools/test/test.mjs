/**
 * `npm test`: installs what is missing, provides services and a browser, runs every target of every project by Nx, and
 * prints `N passed, N failed` as its last line. `npm test -- lint test` runs these targets only.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nxEnvironment } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { installDependencies } from '../lib/dependencies.mjs';
import { checkNodeVersion } from '../lib/node-version.mjs';
import { binary, main, root, say, Trouble } from '../lib/workspace.mjs';
import { flakyLines, lastLine, single, sum } from './counts.mjs';
import { durationLines, slowestLines } from './durations.mjs';
import {
  findChromium,
  findFirefox,
  findPostfix,
  findPostgresPrograms,
  findServer,
  missingWebKit,
  providePostgres,
  provideRedis,
} from './services.mjs';
import { readJson } from './report.mjs';
import { startSiteServer } from './site-server.mjs';
import { countsOf, failedTasks, linesOf, plannedTasks, slowestIn } from './tasks.mjs';

/**
 * The targets of `npm test` and their needs beyond Node.js. Because of the aggregates `reliability` and `e2e` Nx begins
 * with the longest targets; short ones fill the gaps.
 */
const needs = {
  format: [],
  lint: [],
  typecheck: [],
  build: [],
  test: [],
  checks: ['nginx'],
  'checks-system': ['nginx'],
  'checks-alone': [],
  integration: ['postgres', 'redis', 'pgbouncer', 'pg_dump', 'dovecot'],
  reliability: ['postgres', 'redis', 'pgbouncer', 'pg_dump'],
  e2e: ['postgres', 'redis', 'chromium', 'site'],
};

function chosenTargets(names) {
  const unknown = names.filter((name) => !Object.hasOwn(needs, name));
  if (unknown.length > 0) throw new Trouble(`No target "${unknown[0]}"; there are ${Object.keys(needs).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(needs);
}

/** Finds, installs or starts the services of the tests once; they are stopped at the end. */
async function provide(needs, stops) {
  const env = { ...nxEnvironment(), CI: 'true' };
  // Tests choose their own settings; a developer's must not leak in.
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'NODE_ENV', 'PORT', 'WORKER_PORT', 'PUBLIC_URL'])
    delete env[name];
  // Once and before the tasks, because parallel installations conflict.
  for (const server of ['nginx', 'pgbouncer']) if (needs.has(server)) await findServer(server);
  if (needs.has('dovecot')) env.TEST_DOVECOT = await findServer('dovecot', 'dovecot-imapd');
  if (needs.has('pg_dump')) await findPostgresPrograms();
  if (needs.has('chromium')) {
    env.CHROMIUM_PATH = await findChromium();
    env.FIREFOX_PATH = await findFirefox();
    env.TEST_POSTFIX = (await findPostfix()) ?? '';
    env.WEBKIT_MISSING = await missingWebKit();
  }
  if (needs.has('redis')) {
    const redis = await provideRedis();
    stops.push(redis.stop);
    Object.assign(env, redis.env);
  }
  if (needs.has('postgres')) {
    const postgres = await providePostgres();
    stops.push(postgres.stop);
    Object.assign(env, postgres.env);
  }
  if (needs.has('site')) {
    const site = await startSiteServer(env);
    stops.push(site.stop);
    Object.assign(env, site.env);
  }
  return env;
}

/** Nx's profile with the durations of tasks, from the root. */
const profile = 'dist/reports/profile.json';

/** @returns {Promise<{ total: import('./counts.mjs').Counts, lines: string[], slowest: import('./durations.mjs').Timed[] }>} counts of all tasks together, what failed */
async function runTargets(targets, env) {
  const tasks = await plannedTasks(targets);
  rmSync(join(root, 'dist/reports'), { recursive: true, force: true });
  const options = ['--parallel=2', '--nxBail=false', '--outputStyle=static'];
  const { code, output } = await run(binary('nx'), ['run-many', '-t', ...targets, ...options], {
    env: { ...env, NX_PROFILE: profile },
    name: 'npm test',
    echo: true,
  });
  const failed = failedTasks(output);
  const all = tasks.map((task) => countsOf(task, failed));
  // Nx itself may fail without a failed task.
  if (code !== 0 && all.every((counts) => counts.failed === 0)) all.push(single(false));
  const lines = tasks.filter(({ id }) => failed.includes(id)).flatMap(linesOf);
  return { total: sum(all), lines, slowest: tasks.flatMap(slowestIn) };
}

await main(async () => {
  checkNodeVersion();
  const began = Date.now();
  const targets = chosenTargets(process.argv.slice(2));
  const stops = [];
  // In reverse order, because later services use earlier ones.
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  const interrupt = () => stopAll().finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  let outcome;
  let webKit = '';
  try {
    await installDependencies();
    const env = await provide(new Set(targets.flatMap((target) => needs[target])), stops);
    webKit = env.WEBKIT_MISSING;
    outcome = await runTargets(targets, env);
  } finally {
    await stopAll();
  }
  const { total, lines, slowest } = outcome;
  say([...durationLines(readJson(join(root, profile)) ?? []), ...slowestLines(slowest)].join('\n'));
  say(
    [
      `\nAll of it in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`,
      ...lines,
      ...flakyLines(total),
      ...(webKit ? [`WebKit: not run, because ${webKit}`] : []),
    ].join('\n'),
  );
  say(lastLine(total));
  return total.failed > 0 ? 1 : 0;
});
