/**
 * npm run bench:intake — throughput of the forms beside its baselines: prints the tables of intake-table.mjs
 * (BENCH_PARTS=throughput or BENCH_PARTS=mail: one of its two parts).
 */
import { build } from '../lib/build.mjs';
import { intakeTable } from './intake-table.mjs';
import { bundlePlainNest } from './baselines.mjs';

// Measures the current sources.
await build('api', 'worker');
await bundlePlainNest();
await intakeTable();
