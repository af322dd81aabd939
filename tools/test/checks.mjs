/**
 * `node tools/test/checks.mjs [part of a name]`: runs the files `….check.mjs` in `tools/checks`; `--in=<folder>`
 * selects a folder. Checks in `system` do not depend on the pages' text: how processes end and restart, lint rules,
 * images and manifests. Checks in `alone` measure time and run one after the other; all others run two at a time, each
 * in its own process.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../lib/command.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { forgetReport, writeReport } from './report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, one: { type: 'string' } },
});
const folders = options.in ? [options.in] : ['.', 'system', 'alone'];
const [project, target] = ['tools', options.in && options.in !== '.' ? `checks-${options.in}` : 'checks'];

/** Runs one check in this process. */
async function look(file) {
  const { name, check } = await import(`../checks/${file}`);
  try {
    await check(process.env);
    say(`ok: ${name}`);
    return 0;
  } catch (error) {
    say(`✗ ${name}\n${error instanceof Trouble ? error.message : error.stack}`);
    return 1;
  }
}

/** Runs one check in its own process. */
async function outcomeOf(file) {
  const began = Date.now();
  const { code, output } = await run(process.execPath, [import.meta.filename, '--one', file], { name: file });
  return { title: `tools/checks/${file}`, ms: Date.now() - began, file, passed: code === 0, line: output.trimEnd() };
}

/** Runs all of them, this many at a time. */
async function outcomesOf(files, atOnce) {
  const waiting = [...files];
  const outcomes = [];
  const looker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) outcomes.push(await outcomeOf(file));
  };
  await Promise.all(Array.from({ length: atOnce }, looker));
  return outcomes.sort((here, there) => here.file.localeCompare(there.file));
}

const filesIn = (folder, part) =>
  readdirSync(join(root, 'tools/checks', folder))
    .filter((file) => file.endsWith('.check.mjs') && file.includes(part))
    .map((file) => join(folder, file));

await main(async () => {
  if (options.one) return look(options.one);
  const [part = ''] = positionals;
  forgetReport(project, target);
  const outcomes = [];
  for (const folder of folders) outcomes.push(...(await outcomesOf(filesIn(folder, part), folder === 'alone' ? 1 : 2)));
  const failed = outcomes.filter(({ passed }) => !passed);
  const counts = { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0, flaky: [] };
  const linesOf = (some) => some.map(({ line }) => line).join('\n');
  writeReport(project, target, counts, linesOf(outcomes), failed.length > 0 ? [linesOf(failed)] : [], outcomes);
  say(linesOf(failed.length > 0 ? failed : outcomes));
  return failed.length > 0 ? 1 : 0;
});
