/**
 * `npm test`: installs what is missing, builds, runs every stage, and ends with `N passed, N failed` alone on its last line.
 * `npm test -- unit integration` runs these stages only.
 */
import { build } from '../lib/build.mjs';
import { installDependencies } from '../lib/dependencies.mjs';
import { checkNodeVersion } from '../lib/node-version.mjs';
import { main, say, Trouble } from '../lib/workspace.mjs';
import { lastLine, single, sum } from './counts.mjs';
import { findChromium, providePostgres, provideRedis } from './needs.mjs';
import { stages } from './stages.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function chosenStages(names) {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name));
  if (unknown.length > 0) throw new Trouble(`No stage "${unknown[0]}"; there are ${Object.keys(stages).join(', ')}.`);
  return Object.entries(stages).filter(([name]) => names.length === 0 || names.includes(name));
}

/** What the tests need beyond Node.js: found, installed or started once, and ended at the end. */
async function provide(needs, stops) {
  const env = { ...process.env, CI: 'true' };
  // Tests choose their own settings; a developer's must not leak in.
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'NODE_ENV', 'PORT', 'WORKER_PORT', 'PUBLIC_URL'])
    delete env[name];
  if (needs.has('chromium')) env.CHROMIUM_PATH = await findChromium();
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
  return env;
}

async function runStage(name, stage, env) {
  const began = Date.now();
  say(`${name} …`);
  const { counts, output } = await stage
    .run(env)
    .catch((error) => ({ counts: single(false), output: String(error.stack) }));
  if (counts.failed > 0) say(output.trimEnd());
  say(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${lastLine(counts)} (${seconds(began)})`);
  return counts;
}

await main(async () => {
  checkNodeVersion();
  const began = Date.now();
  const chosen = chosenStages(process.argv.slice(2));
  const stops = [];
  const interrupt = () => Promise.all(stops.map((stop) => stop())).finally(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const all = [];
  try {
    await installDependencies();
    const needs = new Set(chosen.flatMap(([, stage]) => stage.needs ?? []));
    const env = await provide(needs, stops);
    // A build that fails must not keep the other stages from saying why.
    let broken;
    if (needs.has('build'))
      await build().catch((error) => {
        broken = error;
        all.push(single(false));
        say(`✗ build: ${error.message}`);
      });
    for (const [name, stage] of chosen) {
      if (broken && stage.needs?.includes('build')) {
        say(`✗ ${name}: 0 passed, 1 failed (it needs the build)`);
        all.push(single(false));
      } else all.push(await runStage(name, stage, env));
    }
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
  const total = sum(all);
  say(`\n${chosen.length} stages in ${seconds(began)}`);
  say(lastLine(total));
  return total.failed > 0 ? 1 : 0;
});
