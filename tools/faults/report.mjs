const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** The fault during or after which something happened. */
function faultAt(faults, at) {
  return faults.findLast(({ from }) => from <= at);
}

/**
 * Summarises a run by kind of fault.
 * @param {Awaited<ReturnType<import('./run.mjs').runFaults>>} result
 */
export function summarise({ faults, submissions, broken, doubles, exits, stalls }) {
  const kinds = new Map();
  const of = (name) => {
    const fresh = { faults: 0, submissions: 0, lost: 0, doubled: 0, unexplained: 0, exits: 0, stalls: 0 };
    if (!kinds.has(name)) kinds.set(name, { name, ...fresh, answer: [], mail: [] });
    return kinds.get(name);
  };
  const during = (at) => of(faultAt(faults, at)?.name ?? '(before the first)');
  for (const { name, answer, mail } of faults) {
    const kind = of(name);
    kind.faults += 1;
    kind.answer.push(answer);
    kind.mail.push(mail);
  }
  for (const { startedAt } of submissions) during(startedAt).submissions += 1;
  for (const { promise, at } of broken) if (promise === 'no lead lost') during(at).lost += 1;
  for (const { at, explained } of doubles) during(at)[explained ? 'doubled' : 'unexplained'] += 1;
  for (const { at } of broken.filter(({ promise }) => promise === 'no lead twice')) during(at).unexplained += 1;
  for (const { at } of exits) during(at).exits += 1;
  for (const { at } of stalls) during(at).stalls += 1;
  return [...kinds.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** `1.2 / 3.4`: median and longest, in seconds. */
function seconds(list) {
  if (list.length === 0) return '';
  if (list.includes(null)) return `never (${list.filter((value) => value === null).length}×)`;
  return `${median(list).toFixed(1)} / ${Math.max(...list).toFixed(1)}`;
}

const columns = [
  ['fault', (kind) => kind.name],
  ['times', (kind) => kind.faults],
  ['forms', (kind) => kind.submissions],
  ['lost', (kind) => kind.lost],
  ['doubled*', (kind) => kind.doubled],
  ['unexplained', (kind) => kind.unexplained],
  ['201 again (s)', (kind) => seconds(kind.answer)],
  ['mail again (s)', (kind) => seconds(kind.mail)],
  ['exits', (kind) => kind.exits],
  ['stalls', (kind) => kind.stalls],
];

/**
 * Rows for `console.table`. *doubled: by the one ambiguous case, broken off after the final dot, same Message-ID.
 * @param {ReturnType<typeof summarise>} kinds
 */
export const tableOf = (kinds) =>
  kinds.map((kind) => Object.fromEntries(columns.map(([heading, value]) => [heading, value(kind)])));
