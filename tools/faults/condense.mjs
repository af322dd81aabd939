import { summarise } from './report.mjs';

const count = (list, passes) => list.filter(passes).length;

/**
 * The part of a run that docs/reliability.json stores: faults, recoveries and counts, without single forms.
 * @param {object} report of `npm run faults`
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

/** The part that a kind of fault affects, by its name: the first pattern that matches. */
const parts = [
  ['mail server', /^mail/],
  ['silent connections', /→/],
  ['queue', /^(queue|Redis)/],
  ['PostgreSQL', /^(PostgreSQL|backends|connections|table)/],
  ['API and worker', /./],
];
const partOf = (kind) => parts.find(([, pattern]) => pattern.test(kind))[0];

/**
 * The faults of all runs by the affected part, in the format of `summarise`.
 * @param {ReturnType<typeof condense>[]} runs
 */
export function allParts(runs) {
  const kinds = new Map();
  for (const run of runs) {
    for (const { name: kind, ...numbers } of run.kinds) {
      const name = partOf(kind);
      const sum = kinds.get(name) ?? { name, answer: [], mail: [] };
      for (const [what, number] of Object.entries(numbers)) sum[what] = (sum[what] ?? 0) + number;
      kinds.set(name, sum);
    }
    for (const { name: kind, answer, mail } of run.faults) {
      const name = partOf(kind);
      kinds.get(name).answer.push(answer);
      kinds.get(name).mail.push(mail);
    }
  }
  return [...kinds.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
