/** `node tools/test/checks.mjs`: every file of tools/checks that ends in `.check.mjs` says in one function what must hold. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { forgetReport, writeReport } from './report.mjs';

const [project, target] = ['tools', 'checks'];

async function outcomeOf(file) {
  const { name, check } = await import(`../checks/${file}`);
  try {
    await check(process.env);
    return { passed: true, line: `ok: ${name}` };
  } catch (error) {
    return { passed: false, line: `✗ ${name}\n${error instanceof Trouble ? error.message : error.stack}` };
  }
}

await main(async () => {
  const wanted = process.argv[2] ?? '';
  forgetReport(project, target);
  const files = readdirSync(join(root, 'tools/checks')).filter((name) => name.endsWith('.check.mjs'));
  const outcomes = [];
  for (const file of files.sort().filter((name) => name.includes(wanted))) outcomes.push(await outcomeOf(file));
  const failed = outcomes.filter(({ passed }) => !passed);
  const counts = { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0, flaky: [] };
  writeReport(project, target, counts, outcomes.map(({ line }) => line).join('\n'));
  say((failed.length > 0 ? failed : outcomes).map(({ line }) => line).join('\n'));
  return failed.length > 0 ? 1 : 0;
});
