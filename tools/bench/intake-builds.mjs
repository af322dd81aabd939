import { loadavg } from 'node:os';
import { forms } from '../faults/visitors.mjs';
import { root } from '../lib/workspace.mjs';
import { createTable } from './bare-insert.mjs';
import { withFixture } from './fixture.mjs';
import { bodiesOf, webinarOf } from './intake-table.mjs';
import { load } from './load.mjs';
import { familyMs, processorMs } from './processor.mjs';
import { head, median, row, startBareHandler } from './baselines.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const concurrency = Number(process.env.BENCH_CONCURRENCY ?? 64);
const measuredForms = process.env.BENCH_FORMS?.split(',') ?? Object.keys(forms);

/**
 * Prints how this build and that of another checkout take forms, beside the bare handler: a second, and the processor time that
 * a form costs the API and PostgreSQL, which hardly depends on what else the machine does.
 * @param {string} against the other checkout, built
 */
export async function compareBuilds(against) {
  // Seats for everybody who comes.
  process.env.WEBINAR_SEATS = '100000';
  await withFixture(
    async ({ url, serverPid, query, inService, otherDatabase, startApi, children }) => {
      await inService();
      await query(createTable);
      const bare = await startBareHandler(url, children);
      const targets = [{ name: 'bare handler', at: bare, pid: children.at(-1).pid }];
      for (const [build, checkout, database] of [
        ['this', root, url],
        ['earlier', against, await otherDatabase()],
      ]) {
        const api = await startApi(checkout, database);
        const pid = children.at(-1).pid;
        const webinar = await webinarOf(api);
        for (const form of measuredForms)
          targets.push({ name: `${form}, ${build}`, at: api + forms[form].path, pid, body: bodiesOf(form, webinar) });
      }
      for (const { at, body } of targets) await load(at, { seconds: 2, concurrency, body });
      const seen = new Map(targets.map((target) => [target, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const target of targets) seen.get(target).push(await measured(target, serverPid));

      const rate = (target) => median(seen.get(target), 'perSecond');
      console.log(
        `${concurrency} at once, ${rounds} rounds of ${seconds} s each in turn, load ${loadavg()[0].toFixed(1)}\n`,
      );
      head(['way', 'a second', 'of bare', 'p50 ms', 'p95 ms', 'API, ms a form', 'PostgreSQL, ms a form', 'errors']);
      for (const target of targets) {
        const of = (figure, digits) => median(seen.get(target), figure).toFixed(digits);
        row([
          target.name,
          Math.round(rate(target)).toLocaleString('en-GB'),
          `${Math.round((rate(target) / rate(targets[0])) * 100)} %`,
          ...[of('p50', 1), of('p95', 1), of('apiMs', 3), of('postgresMs', 3)],
          seen.get(target).reduce((sum, { errors }) => sum + errors, 0),
        ]);
      }
    },
    { max_connections: '400' },
  );
}

async function measured({ at, pid, body }, serverPid) {
  const [api, postgres] = [processorMs(pid), familyMs(serverPid)];
  const result = await load(at, { seconds, concurrency, body });
  const forms = result.perSecond * seconds;
  return {
    ...result,
    apiMs: (processorMs(pid) - api) / forms,
    postgresMs: (familyMs(serverPid) - postgres) / forms,
  };
}
