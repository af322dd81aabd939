import { expressions, metricsIn } from '../deploy/monitoring/kit-metrics.mjs';

/** Name and type of each metric of a running app. */
async function typesOf(port, { OPS_USER, OPS_PASSWORD }) {
  const operator = Buffer.from(`${OPS_USER}:${OPS_PASSWORD}`).toString('base64');
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Basic ${operator}` } });
  return (await response.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
}

/**
 * Metrics of alerts and dashboard that no running app serves.
 * @param {import('./app.mjs').App[]} apps
 * @returns {Promise<string[]>} names
 */
export async function unservedMetrics(apps) {
  const served = new Set(['up']);
  for (const { port, env } of apps)
    for (const [, name, type] of await typesOf(port, env))
      for (const form of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) served.add(`${name}${form}`);
  const named = expressions().flatMap((expression) => metricsIn(expression).map(({ name }) => name));
  return [...new Set(named)].filter((name) => !served.has(name));
}
