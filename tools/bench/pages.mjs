/**
 * npm run bench:pages [path…] — page speed on a phone: Lighthouse over all pages, those given, or one of each component
 * (--each-kind), beside the same pages without scripts (lighthouse.mjs). BENCH_ROUNDS (5); BENCH_FLOOR=no omits the
 * pages without scripts.
 */
import { allPages, eachKindOfPage, lighthouseTable } from './lighthouse.mjs';

const given = process.argv.slice(2);
const pathsOf = () => (given[0] === '--each-kind' ? eachKindOfPage() : given.length > 0 ? given : allPages());
await lighthouseTable(await pathsOf(), Number(process.env.BENCH_ROUNDS ?? 5), process.env.BENCH_FLOOR !== 'no');
