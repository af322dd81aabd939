/**
 * npm run bench:intake — how fast forms are taken in, beside the least that could be done: prints the tables of intake-table.mjs
 * (BENCH_PARTS=throughput or BENCH_PARTS=mail: one of its two parts).
 * BENCH_AGAINST=<folder> compares with the built API of another checkout, which has a database of its own: each form of both
 * (BENCH_FORMS=contact,tour: only these) and a bare Node http + pg handler take forms in turn (intake-builds.mjs).
 */
import { build } from '../lib/build.mjs';
import { compareBuilds } from './intake-builds.mjs';
import { intakeTable } from './intake-table.mjs';
import { bundlePlainNest } from './baselines.mjs';

const against = process.env.BENCH_AGAINST;

// What is measured is what the sources say now.
await build('api', 'worker');
await bundlePlainNest();
await (against ? compareBuilds(against) : intakeTable());
