/**
 * `node tools/test/proof.mjs <spec> [NAME=value …]`: specs in their long form, with a PostgreSQL and a Redis of their
 * own. `npm test` runs the same specs with their defaults.
 */
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { main, root } from '../lib/workspace.mjs';
import { providePostgres, provideRedis } from './services.mjs';

await main(async () => {
  const [spec, ...settings] = process.argv.slice(2);
  const [postgres, redis] = await Promise.all([providePostgres(), provideRedis()]);
  try {
    const env = {
      ...process.env,
      ...postgres.env,
      ...redis.env,
      ...Object.fromEntries(settings.map((setting) => setting.split('='))),
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    };
    const args = [
      join(root, 'node_modules/jest/bin/jest.js'),
      '--selectProjects',
      'unit',
      'integration',
      '--testTimeout=1200000',
      '--testPathPatterns',
      spec,
    ];
    return (await run(process.execPath, args, { env, name: spec, echo: true })).code;
  } finally {
    await redis.stop();
    await postgres.stop();
  }
});
