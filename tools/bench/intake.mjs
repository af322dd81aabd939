/**
 * npm run bench:intake — how fast forms are taken in, beside the least that could be done: prints the tables of intake-table.mjs
 * (BENCH_PARTS=throughput or BENCH_PARTS=mail: one of its two parts).
 */
import { build } from '../lib/build.mjs';
import { intakeTable } from './intake-table.mjs';
import { bundlePlainNest } from './baselines.mjs';

// What is measured is what the sources say now.
await build('api', 'worker');
await bundlePlainNest();
await intakeTable();
