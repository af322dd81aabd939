import { readFileSync } from 'node:fs';
import { createMetrics } from '@mainstage/observability/metrics';
import { alertRules, expressions, metricsIn } from './kit-metrics.mjs';

const runbook = readFileSync('docs/runbook.md', 'utf8');
/** What Prometheus itself adds. */
const fromPrometheus = { up: ['job', 'instance'] };

/** Every name that is really served, with its labels: a histogram has three. */
async function served(): Promise<Map<string, string[]>> {
  const { registry } = createMetrics({
    ledger: async () => ({ byStatus: { due: 1 }, oldestDueSeconds: 1, attention: [] }),
    queue: async () => ({ waiting: 1 }),
  });
  const names = new Map<string, string[]>(Object.entries(fromPrometheus));
  for (const line of (await registry.metrics()).split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (!name) continue;
    const metric = registry.getSingleMetric(name);
    const labels = [...((metric as unknown as { labelNames?: string[] })?.labelNames ?? []), 'job', 'instance', 'le'];
    const forms = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const form of forms) names.set(`${name}${form}`, labels);
  }
  return names;
}

describe("the operators' kit", () => {
  it('reads a metric and the labels it is picked by out of an expression', () => {
    const expression =
      'sum by (le) (rate(a_bucket{job="x", status=~"5.."}[5m])) / on () max(b_total) > 0.5 and up == 1';
    expect(metricsIn(expression)).toEqual([
      { name: 'a_bucket', labels: ['job', 'status'] },
      { name: 'b_total', labels: [] },
      { name: 'up', labels: [] },
    ]);
  });

  it('asks only for metrics and labels that the apps serve', async () => {
    const names = await served();
    const unknown = expressions()
      .flatMap((expression) => metricsIn(expression))
      .flatMap(({ name, labels }) => {
        const known = names.get(name);
        return known ? labels.filter((label) => !known.includes(label)).map((label) => `${name}{${label}}`) : [name];
      });
    expect(unknown).toEqual([]);
    expect(expressions().length).toBeGreaterThan(20);
  });

  it.each(alertRules().map(({ alert }) => alert))('%s has its page in the runbook: meaning, look, act', (alert) => {
    const page = runbook.split(/^## /m).find((section) => section.startsWith(`${alert}\n`)) ?? '';
    expect(page).toMatch(/\*\*Means\.\*\*/);
    expect(page).toMatch(/\*\*Look\.\*\*/);
    expect(page).toMatch(/\*\*Act\.\*\*/);
  });

  it('gives every alert a severity and a sentence', () => {
    for (const { labels, annotations } of alertRules()) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(20);
    }
  });
});
