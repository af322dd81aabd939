import { readFileSync } from 'node:fs';
import { createMetrics } from '@mainstage/observability/metrics';
import { parse } from 'yaml';
import { alertRules, expressions, metricsIn } from './kit-metrics.mjs';

const runbook = readFileSync('docs/runbook.md', 'utf8');
/** Labels that Prometheus itself adds. */
const fromPrometheus = { up: ['job', 'instance'] };

/** Every served metric with its labels: a histogram has three. */
async function served(): Promise<Map<string, string[]>> {
  const { registry } = createMetrics({
    outbox: async () => ({ byStatus: { due: 1 }, oldestDueSeconds: 1, attention: [] }),
    queue: async () => ({ waiting: 1 }),
    desk: async () => ({ overdue: 1, failing: 1 }),
    mailServers: () => [{ server: 'mail.example', away: true }],
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
  it('the monitoring kit reads a metric and the labels it is picked by out of an expression', () => {
    const expression =
      'sum by (le) (rate(a_bucket{job="x", status=~"5.."}[5m])) / on () max(b_total) > 0.5 and up == 1';
    expect(metricsIn(expression)).toEqual([
      { name: 'a_bucket', labels: ['job', 'status'] },
      { name: 'b_total', labels: [] },
      { name: 'up', labels: [] },
    ]);
  });

  it('the monitoring kit asks only for metrics and labels that the apps serve', async () => {
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

  it('the monitoring kit gives every alert a severity and a sentence', () => {
    for (const { labels, annotations } of alertRules()) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary.length).toBeGreaterThan(20);
    }
  });

  it('the monitoring kit names in its commands only metrics, scripts, services and addresses that exist', async () => {
    const names = await served();
    const commands = [...runbook.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).join('\n');
    const metrics = [...commands.matchAll(/\/metrics" \| grep -E '([^']+)'/g)].flatMap(
      ([, pattern = '']) => pattern.match(/[a-z]\w{5,}/g) ?? [],
    );
    expect(metrics.filter((name) => !names.has(name))).toEqual([]);
    expect(metrics.length).toBeGreaterThan(4);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const called = [...runbook.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(called.filter((name) => !scripts[name])).toEqual([]);
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8')) as { services: Record<string, unknown> };
    const verbs = /docker compose (?:up|restart|ps|logs)((?: --?[\w-]+(?: \d+\w?)?)*)((?: (?!-)[\w-]+)*)/g;
    const named = [...runbook.matchAll(verbs)].flatMap(([, , list = '']) => list.trim().split(' ').filter(Boolean));
    expect(named.filter((name) => !services[name])).toEqual([]);
    expect(named.length).toBeGreaterThan(8);
    const addresses = [...commands.matchAll(/"\$(?:API|WORKER|OPS)(\/[^"]*)"/g)].map(([, path]) => path);
    expect(new Set(addresses)).toEqual(new Set(['/health/ready', '/health/live', '/metrics']));
  });
});
