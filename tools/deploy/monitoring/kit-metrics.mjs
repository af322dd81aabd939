import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** @returns {{ alert: string, expr: string, annotations: { summary: string }, labels: { severity: string } }[]} */
export const alertRules = () => parse(read('alerts.yml')).groups.flatMap(({ rules }) => rules);

/** Every expression of the alerts and of the dashboard. @returns {string[]} */
export function expressions() {
  const panels = JSON.parse(read('grafana.json')).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  return [...alertRules().map(({ expr }) => expr), ...panels];
}

const keywords = new Set(['and', 'or', 'unless', 'offset', 'bool', 'on', 'ignoring']);

/**
 * The metrics of a PromQL expression, with the labels that select them.
 * @param {string} expression
 * @returns {{ name: string, labels: string[] }[]}
 */
export function metricsIn(expression) {
  // Labels after `by` and similar operators are in brackets too, but are no metrics.
  const bare = expression.replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, ' ');
  // A name followed by a bracket is a function.
  return [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b\s*(\{[^}]*\}|\()?/g)]
    .filter(([, name, after]) => after !== '(' && !keywords.has(name))
    .map(([, name, braces = '']) => ({
      name,
      labels: [...braces.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label]) => label),
    }));
}
