import { readFileSync } from 'node:fs';
import { chart } from './chart.mjs';
import { condense } from './condense.mjs';
import { results, runsIn } from './publish.mjs';

const report = {
  ...{
    backend: 'redis',
    seed: 1,
    version: 'abc',
    machine: { load: 1 },
    perSecond: 4,
    timeFactor: 1,
    began: 0,
    ended: 60_000,
  },
  faults: [
    { name: 'worker killed', allowed: 15, from: 1000, answer: 0.1, mail: 7.25 },
    { name: 'worker killed', allowed: 15, from: 5000, answer: 0.2, mail: null },
    { name: 'Redis wiped', allowed: 30, from: 9000, answer: 0.1, mail: 0.4 },
  ],
  submissions: [
    { form: 'contact', startedAt: 2000, acknowledgedAt: 2100, tries: 1 },
    { form: 'tour', startedAt: 9500, tries: 9 },
  ],
  broken: [{ promise: 'no lead lost', detail: 'contact 1', at: 2000 }],
  doubles: [{ id: 'a', at: 6000, explained: true }],
  exits: [{ name: 'api', at: 9100, how: 'exit code 1' }],
  stalls: [{ at: 6500, overdue: 7 }],
  mails: { accepted: 3 },
  answers: { '0': 1234, '201': 1 },
};

describe('the results page', () => {
  const page = results([condense(report)]);

  it('adds up what was lost, doubled, ended and stalled', () => {
    expect(page).toContain(
      '3 faults, 2 forms, 1 acknowledged, 3 mails accepted: 1 lost, 0 doubled without cause, 1 doubled in the ambiguous case, 1 unexpected exits, 1 stalls',
    );
    expect(page).toContain('| queue | 1 | 1 | 0 | 0 | 0 | 0.1 / 0.1 | 0.4 / 0.4 | 1 | 0 |');
    expect(page).toContain('| API and worker | 2 | 1 | 1 | 1 | 0 | 0.2 / 0.2 | never (1×) | 0 | 1 |');
  });

  it('lists the responses to single attempts', () =>
    expect(page).toContain('connection refused or broken off: 1,234 · 201: 1.'));

  it('shows every broken promise', () => expect(page).toContain('- redis, seed 1, abc: no lead lost: contact 1'));

  it('keeps earlier runs next to a new one', () => {
    const condensed = [condense({ ...report, seed: 7 })];
    expect([...runsIn(condensed), ...runsIn(report)].map(({ seed }) => seed)).toEqual([7, 1]);
  });

  it('contains no single form', () => expect(JSON.stringify(condense(report))).not.toContain('acknowledgedAt'));
});

describe('the chart', () => {
  it('has two dots for each fault, and one recovery that never came in red', () => {
    const svg = chart(report.faults);
    expect(svg.match(/<circle class="(answer|mail|never)" cx="[\d.]+" cy="(?!18")/g)).toHaveLength(6);
    expect(svg.match(/class="never" cx="810"/g)).toHaveLength(1);
  });

  it('is the one in the docs for the runs in the docs', () => {
    const runs = JSON.parse(readFileSync('docs/reliability.json', 'utf8')) as { faults: typeof report.faults }[];
    expect(readFileSync('docs/reliability.svg', 'utf8')).toBe(chart(runs.flatMap(({ faults }) => faults)));
  });
});
