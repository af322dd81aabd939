/**
 * npm run cluster — three APIs and three workers on one PostgreSQL and one Redis behind nginx: how much their throughput exceeds
 * one of each, and whether anything is lost, doubled or limited wrongly while all of them are exchanged one by one.
 * Ends with 1 where it was.
 *
 *   npx nx run-many -t build && npm run cluster [-- --seconds 8 --rounds 2 --restarts 9 --visitors 20 --share 0.15]
 *
 * Where there are fewer cores than processes, three of each share what one had. So it is also asked what this many take in when
 * each API and each worker may have --share of a core and no more, as on machines of its own, while the rest of this one
 * serves PostgreSQL, nginx and the callers; that wants Linux and control groups which the caller may make.
 * --parts open,share,exchange,limits picks what is played.
 */
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { forms } from '../faults/visitors.mjs';
import { built } from '../lib/build.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { root } from '../lib/workspace.mjs';
import { endApi, rollingRestarts, startApi } from '../deploy/nginx/rolling-restarts.mjs';
import { serveWithNginx } from '../deploy/nginx/serve.mjs';
import { findServer } from '../test/services.mjs';
import { coreShares } from './core-shares.mjs';
import { withFixture } from './fixture.mjs';
import { load } from './load.mjs';
import { startSink } from './mail-sink.mjs';
import { familyMs, processorMs } from './processor.mjs';
import { endProcess, startRedis, startWorker } from './worker-fixture.mjs';
import { head, median, row } from './baselines.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '2' },
    restarts: { type: 'string', default: '9' },
    visitors: { type: 'string', default: '20' },
    share: { type: 'string', default: '0.15' },
    parts: { type: 'string', default: 'open,share,exchange,limits' },
  },
});
const [seconds, rounds, restarts, visitors, share] = ['seconds', 'rounds', 'restarts', 'visitors', 'share'].map(
  (name) => Number(values[name]),
);
const plays = (part) => values.parts.split(',').includes(part);
const cores = cpus().length;

/** Mails by the address they were accepted for. */
const accepted = new Map();
const sink = await startSink({ onMail: (to) => accepted.set(to, (accepted.get(to) ?? 0) + 1) });
const redis = await startRedis();
const bad = [];

try {
  await withFixture(async ({ url, serverPid, query, migrated }) => {
    const settings = { DATABASE_URL: url, REDIS_URL: redis.url, TRUST_PROXY: 'on' };
    const environment = { ...migrated(root, url), ...settings, SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const taken = new Set();
    const ports = [];
    for (let api = 0; api < 3; api += 1) ports.push(await nextFreePort(18_300, taken));
    const program = await findServer('nginx');
    const behind = async (apis, work) => {
      const nginx = await serveWithNginx({
        program,
        site: dirname(built.site),
        apiPorts: ports.slice(0, apis),
        publicUrl: environment.PUBLIC_URL ?? 'http://localhost:3000',
        trustedProxies: '127.0.0.1',
      });
      try {
        return await work(nginx.url, nginx.pid);
      } finally {
        await nginx.stop();
      }
    };

    /** One round of this many APIs and workers, each held to a share of a core where one is given. */
    const throughput = (many, part) =>
      behind(many, async (proxy, nginxPid) => {
        const apis = [];
        const workers = [];
        const shares = part && coreShares();
        try {
          for (const port of ports.slice(0, many)) apis.push(await startApi(port, settings));
          for (let worker = 0; worker < many; worker += 1) workers.push(await startWorker(environment));
          const form = `${proxy}${forms.contact.path}`;
          // An API batches concurrent requests, so each has as many callers as the single one had.
          const concurrency = part ? 64 * many : 64;
          // Until all processes are warm and enough mails are pending.
          await load(form, { seconds: 3 * many, concurrency });
          for (const { pid } of part ? [...apis, ...workers] : []) shares.hold(pid, part);
          if (part) await load(form, { seconds: 1, concurrency });
          const sum = (processes) => processes.reduce((all, { pid }) => all + processorMs(pid), 0);
          const used = () => ({
            api: sum(apis),
            worker: sum(workers),
            postgres: familyMs(serverPid),
            redis: processorMs(redis.pid),
            nginx: familyMs(nginxPid),
            callers: (({ user, system }) => (user + system) / 1000)(process.cpuUsage()),
          });
          const [before, mails] = [used(), sink.received];
          const { perSecond, p95, errors } = await load(form, { seconds, concurrency });
          if (errors > 0) bad.push(`${errors} forms of ${many} APIs failed`);
          const after = used();
          const each = Object.fromEntries(
            Object.entries(after).map(([who, ms]) => [who, (ms - before[who]) / (perSecond * seconds)]),
          );
          const all = Object.values(each).reduce((more, ms) => more + ms, 0);
          const busy = (all * perSecond) / 1000;
          return { perSecond, p95, mails: (sink.received - mails) / seconds, busy, all, ...each };
        } finally {
          shares?.free();
          await Promise.all([...apis.map(endApi), ...workers.map(endProcess)]);
          // Leftovers of a round would count in the next.
          await query(`DELETE FROM mails WHERE status IN ('due', 'sending')`);
        }
      });

    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${cores} cores, load ${loadavg()[0].toFixed(1)}. Contact forms, 64 at once, through nginx, workers sending beside it.`,
    );
    const measuredPart = async (part) => {
      const seen = { 1: [], 2: [], 3: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const many of [1, 2, 3]) seen[many].push(await throughput(many, part));
      const one = seen[1];
      const of = (measured, figure, digits = 0) => median(measured, figure).toFixed(digits);
      const times = (measured, figure) => `${(median(measured, figure) / median(one, figure)).toFixed(2)} ×`;
      console.log(part ? `\nEach API and each worker held to ${part} of a core, 64 callers for each API:\n` : '');
      head([
        'APIs and workers',
        'forms a second',
        'of one',
        'mails a second',
        'of one',
        'p95 ms',
        'cores busy',
        ...['API', 'worker', 'PostgreSQL', 'Redis', 'nginx', 'callers'].map((who) => `${who}, ms a form`),
      ]);
      for (const [many, measured] of Object.entries(seen))
        row([
          `${many} + ${many}`,
          of(measured, 'perSecond'),
          times(measured, 'perSecond'),
          of(measured, 'mails'),
          times(measured, 'mails'),
          of(measured, 'p95'),
          of(measured, 'busy', 2),
          ...['api', 'worker', 'postgres', 'redis', 'nginx', 'callers'].map((who) => of(measured, who, 2)),
        ]);
      return one;
    };
    if (plays('open')) {
      const one = await measuredPart();
      const [all, api, postgres] = ['all', 'api', 'postgres'].map((figure) => median(one, figure));
      console.log(
        `\nArithmetic: a form costs ${all.toFixed(2)} ms of processor in all, so ${cores} cores have room for ${Math.round((cores * 1000) / all)} a second, ` +
          `and one of each takes ${Math.round(median(one, 'perSecond'))}: more processes cannot take in more here. An API computes on one core and ` +
          `needs ${api.toFixed(2)} ms of it: with a core for each, one takes in ${Math.round(1000 / api)} a second, two ${Math.round(2000 / api)}, three ${Math.round(3000 / api)}; ` +
          `PostgreSQL needs ${postgres.toFixed(2)} ms, ${((2 * postgres) / api).toFixed(2)} cores beside two APIs.`,
      );
    }
    if (plays('share')) {
      if (coreShares()) await measuredPart(share);
      else console.log('\nNo control groups to write: what a share of a core does was not measured.');
    }

    const exchangeAll = async (proxy) => {
      const before = await counted(query);
      accepted.clear();
      const workers = [];
      try {
        for (let worker = 0; worker < 3; worker += 1) workers.push(await startWorker(environment));
        let going = true;
        let exchanged = 0;
        const exchange = (async () => {
          for (; going; exchanged += 1) {
            const which = exchanged % 3;
            const code = await endProcess(workers[which]);
            if (code !== 0) bad.push(`a worker ended with ${code}`);
            workers[which] = await startWorker(environment);
          }
        })().catch((error) => bad.push(error.message));
        const { seen: answers, bad: broken } = await rollingRestarts({
          proxy,
          ports,
          restarts,
          visitors,
          settings,
        }).finally(() => (going = false));
        await exchange;
        bad.push(...broken);
        const expected = answers['form 201'] ?? 0;
        for (const latest = Date.now() + 120_000; (await pendingMails(query)) > 0 && Date.now() < latest;)
          await delay(200);
        const { leads, mails } = await counted(query);
        const visitorsMails = [...accepted].filter(([to]) => to.startsWith('v'));
        const doubled = visitorsMails.filter(([, times]) => times > 1).length;
        const missing = expected - visitorsMails.length;
        if (leads - before.leads !== expected)
          bad.push(`${expected} forms were answered, ${leads - before.leads} leads kept`);
        if (mails - before.mails !== 2 * expected) bad.push(`${expected} leads have ${mails - before.mails} mails`);
        if (doubled > 0) bad.push(`${doubled} visitors were mailed twice`);
        if (missing > 0) bad.push(`${missing} visitors were not mailed`);
        if ((await pendingMails(query)) > 0) bad.push(`${await pendingMails(query)} mails are still pending`);
        console.log(
          `\n${restarts} APIs and ${exchanged} workers exchanged under ${visitors} visitors: ${JSON.stringify(answers)}; ${leads - before.leads} leads, ` +
            `${visitorsMails.length} visitors mailed, ${doubled} twice, ${missing} not.`,
        );
      } finally {
        await Promise.all(workers.map(endProcess));
      }
    };

    const askLimits = async (proxy) => {
      const apis = await Promise.all(ports.map((port) => startApi(port, { ...settings, RATE_LIMIT_PER_MINUTE: '60' })));
      try {
        const { leads } = await counted(query);
        const post = async (body, key) => {
          const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
          const answer = await fetch(`${proxy}${forms.contact.path}`, { method: 'POST', headers, body });
          await answer.arrayBuffer();
          return answer.status;
        };
        const statuses = await Promise.all(
          Array.from({ length: 200 }, (_, call) =>
            post(JSON.stringify(forms.contact.body(`limit-${call}@example.com`)), randomUUID()),
          ),
        );
        const allowed = statuses.filter((status) => status === 201).length;
        const rejected = statuses.filter((status) => status === 429).length;
        if (allowed !== 60 || rejected !== 140)
          bad.push(`of 200 calls ${allowed} were allowed and ${rejected} refused`);
        const kept = (await counted(query)).leads - leads;
        if (kept !== allowed) bad.push(`${allowed} calls were allowed, ${kept} leads kept`);
        console.log(
          `200 calls of one address through three APIs that allow 60 a minute: ${allowed} allowed, ${rejected} refused.`,
        );
      } finally {
        await Promise.all(apis.map(endApi));
      }
      const open = await Promise.all(ports.map((port) => startApi(port, settings)));
      try {
        const { leads } = await counted(query);
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
        const body = JSON.stringify(forms.contact.body('thrice@example.com'));
        const ids = await Promise.all(
          Array.from({ length: 30 }, async () => {
            const answer = await fetch(`${proxy}${forms.contact.path}`, { method: 'POST', headers, body });
            return (await answer.json()).id;
          }),
        );
        const kept = (await counted(query)).leads - leads;
        if (kept !== 1 || new Set(ids).size !== 1) bad.push(`one form sent 30 times at once is ${kept} leads`);
        console.log(`One form sent 30 times at once to three APIs: ${kept} lead, ${new Set(ids).size} id.`);
      } finally {
        await Promise.all(open.map(endApi));
      }
    };
    if (plays('exchange')) await behind(3, exchangeAll);
    if (plays('limits')) await behind(3, askLimits);
    console.log(`\nload at the end ${loadavg()[0].toFixed(1)}`);
  });
} finally {
  await redis.stop();
  sink.close();
}
if (bad.length > 0) console.log(`\nBroken: ${bad.join('; ')}`);
process.exitCode = bad.length > 0 ? 1 : 0;

async function counted(query) {
  const [counts] = await query(
    'SELECT (SELECT count(*)::int FROM contact_submissions) leads, (SELECT count(*)::int FROM mails) mails',
  );
  return counts;
}

async function pendingMails(query) {
  const [{ count }] = await query(`SELECT count(*)::int FROM mails WHERE status IN ('due', 'sending')`);
  return count;
}
