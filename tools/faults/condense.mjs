import { summarise } from './report.mjs';

const count = (list, passes) => list.filter(passes).length;

/**
 * What docs/reliability.json keeps of a run: every fault and its recovery, and the numbers, but no single form.
 * @param {object} report what `npm run faults` wrote
 */
export function condense(report) {
  const { backend, seed, version, machine, perSecond, timeFactor, began, ended, faults, broken, doubles, submissions } =
    report;
  return {
    ...{ backend, seed, version, machine, perSecond, timeFactor: Math.round(timeFactor * 10) / 10 },
    began: new Date(began).toISOString(),
    minutes: Math.round((ended - began) / 6000) / 10,
    forms: submissions.length,
    acknowledged: count(submissions, ({ acknowledgedAt }) => acknowledgedAt),
    mailsAccepted: report.mails.accepted,
    answers: report.answers,
    lost: count(broken, ({ promise }) => promise === 'no lead lost'),
    doubled: count(doubles, ({ explained }) => explained),
    unexplained:
      count(doubles, ({ explained }) => !explained) + count(broken, ({ promise }) => promise === 'no lead twice'),
    exits: report.exits.length,
    stalls: report.stalls.length,
    faults: faults.map(({ name, allowed, answer, mail }) => ({ name, allowed, answer, mail })),
    kinds: summarise(report).map(({ answer, mail, ...numbers }) => numbers),
    broken: broken.map(({ promise, detail }) => `${promise}: ${detail}`),
  };
}

/** The kinds of all runs together, as `summarise` gives them for one. @param {ReturnType<typeof condense>[]} runs */
export function allKinds(runs) {
  const kinds = new Map();
  for (const run of runs) {
    for (const { name, ...numbers } of run.kinds) {
      const sum = kinds.get(name) ?? { name, answer: [], mail: [] };
      for (const [what, number] of Object.entries(numbers)) sum[what] = (sum[what] ?? 0) + number;
      kinds.set(name, sum);
    }
    for (const { name, answer, mail } of run.faults) {
      kinds.get(name).answer.push(answer);
      kinds.get(name).mail.push(mail);
    }
  }
  return [...kinds.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
