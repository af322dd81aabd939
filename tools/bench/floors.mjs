/**
 * npm run proof:floors — 64 clients make 100,000 changes to the bookings of a few days while an independent
 * implementation counts the guests: at no moment may a floor, a pair of floors or the building exceed its figure (rule
 * floors.guests). A hundredth of it runs with the tests.
 * Clients and total changes: PROOF_CLIENTS (64), PROOF_CHANGES (100000); PROOF_SEED (1).
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { built } from '../lib/build.mjs';
import { root } from '../lib/workspace.mjs';
import { withFixture } from './fixture.mjs';

const clients = Number(process.env.PROOF_CLIENTS ?? 64);
const each = Math.ceil(Number(process.env.PROOF_CHANGES ?? 100_000) / clients);
const seed = Number(process.env.PROOF_SEED ?? 1);
const bench = join(dirname(built.cli), 'bench.js');

if (!existsSync(bench)) execFileSync('npx', ['nx', 'build', 'cli'], { cwd: root, stdio: 'inherit' });

await withFixture(
  async ({ url, migrated }) => {
    console.log(`${clients} clients, ${clients * each} changes, seed ${seed} …`);
    const began = performance.now();
    const args = ['floors', clients, each, seed].map(String);
    const { stdout } = await promisify(execFile)(process.execPath, [bench, ...args], {
      env: migrated(root, url),
      maxBuffer: 64 * 1024 * 1024,
    });
    const { done, killed, busy, rejected, failures, nameless, looks, over, audit } = JSON.parse(stdout);
    console.log(
      `${((performance.now() - began) / 1000).toFixed(0)} s: done ${done}, cut off ${killed}, told to retry ${busy}`,
    );
    console.log(`refused ${JSON.stringify(rejected)}`);
    console.log(`the table was read ${looks} times; moments above a figure: ${over.length}`);
    console.log(`failures (would be 500): ${failures.length}; refusals that name nothing: ${nameless}`);
    console.log(`a separate look over all of it: ${JSON.stringify(audit)}`);
    for (const fault of [...failures.slice(0, 5), ...over.slice(0, 5)]) console.log(fault);
    const faults =
      failures.length + over.length + nameless + Object.values(audit).reduce((sum, count) => sum + count, 0);
    process.exitCode = faults > 0 ? 1 : 0;
  },
  { deadlock_timeout: '100ms' },
);
