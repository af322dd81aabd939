import { evidenceOf } from './evidence.mjs';
import { checkPromises } from './promises.mjs';
import { failedResponsesOf } from './error-responses.mjs';
import { playRunbook } from './runbook.mjs';
import { unservedMetrics } from './served-metrics.mjs';

/** Broken promises in a database restored from a backup, after the current one lost everything by mistake. */
async function brokenByRestore(world, observed) {
  await Promise.all([world.api.stop(), world.worker.stop()]);
  const restored = await world.restoreFromBackup((database) => evidenceOf(database));
  const { broken } = checkPromises({ ...observed, ...restored });
  return broken.map((one) => ({ ...one, promise: `restored: ${one.promise}` }));
}

/** The result of a run, with every broken promise. */
export async function judge({ world, visitors, watch, faults, settled, options }) {
  const { submissions } = visitors;
  const { dots, rejected, sales } = world.mailServer;
  const evidence = await evidenceOf(world.postgres);
  const observed = { submissions, dots, rejected, sales, faults };
  const { broken, doubles } = checkPromises({ ...observed, ...evidence });
  const unserved = options.signal.aborted ? [] : await unservedMetrics([world.api, world.worker]);
  const runbook = options.runbook && !options.signal.aborted ? await playRunbook(world) : undefined;
  if (world.backup && !options.signal.aborted) broken.push(...(await brokenByRestore(world, observed)));
  const exits = [world.api, world.worker].flatMap(({ name, exits: ends }) => ends.map((end) => ({ name, ...end })));
  const breaks = (promise, detail, at) => broken.push({ promise, detail, at });
  for (const name of unserved) breaks('alerts and dashboard ask for what is served', name, Date.now());
  for (const fault of runbook?.faults ?? []) breaks('the commands of the runbook work', fault, Date.now());
  for (const { route, status, ms, at } of failedResponsesOf(world.api, options.timeFactor))
    breaks('a call that cannot be served gets 503 within 3 s', `${route}: ${status} after ${ms} ms`, at);
  for (const { name, how, at } of exits) breaks('no process ends unasked', `${name} ended with ${how}`, at);
  for (const { at, overdue } of watch.stalls) breaks('mail flows', `nothing for a minute, ${overdue} overdue`, at);
  for (const { name, allowed, answer, mail, nothingLeft = 0, from } of faults)
    for (const [what, took] of Object.entries({ 201: answer, mail, 'moment without an untried mail': nothingLeft })) {
      const detail = `${name}: first ${what} after ${took === null ? 'more than 120' : took.toFixed(1)} s`;
      if (took === null || took > allowed * options.timeFactor) breaks(`recovery within ${allowed} s`, detail, from);
    }
  if (!settled && !options.signal.aborted) breaks('all mails find their end', 'some were still under way', Date.now());
  const byStatus = {};
  for (const { status } of evidence.mails) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return {
    faults,
    broken,
    doubles,
    exits,
    stalls: watch.stalls,
    ...(runbook && { runbook }),
    submissions: submissions.map(({ form, startedAt, acknowledgedAt, tries }) => ({
      form,
      startedAt,
      acknowledgedAt,
      tries,
    })),
    answers: visitors.answers,
    mails: { enqueued: evidence.mails.length, byStatus, accepted: world.mailServer.accepted.length },
  };
}
