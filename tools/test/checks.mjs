/**
 * `node tools/test/checks.mjs [part of a name]`: every file of tools/checks that ends in `.check.mjs` says in one function
 * what must hold; `--in=system` or `--in=.` asks those of one folder. Folder `system` holds what no page's words change: how
 * processes start, end and are exchanged, what the linter refuses, images and manifests. Each has a process of its own, two at a time; one that says `alone` measures time or plants files that
 * others would find.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../lib/command.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';
import { forgetReport, writeReport } from './report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, one: { type: 'string' } },
});
const folders = options.in ? [options.in] : ['.', 'system'];
const [project, target] = ['tools', options.in && options.in !== '.' ? `checks-${options.in}` : 'checks'];

/** What one check says, in this process. */
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

/** The same in a process of its own. */
async function outcomeOf(file) {
  const { code, output } = await run(process.execPath, [import.meta.filename, '--one', file], { name: file });
  return { file, passed: code === 0, line: output.trimEnd() };
}

/** Looks at all of them, so many at once. */
async function outcomesOf(files, atOnce) {
  const waiting = [...files];
  const outcomes = [];
  const looker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) outcomes.push(await outcomeOf(file));
  };
  await Promise.all(Array.from({ length: atOnce }, looker));
  return outcomes;
}

await main(async () => {
  if (options.one) return look(options.one);
  const [wanted = ''] = positionals;
  forgetReport(project, target);
  const files = folders
    .flatMap((folder) => readdirSync(join(root, 'tools/checks', folder)).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.check.mjs') && basename(file).includes(wanted));
  const alone = [];
  for (const file of files) if ((await import(`../checks/${file}`)).alone) alone.push(file);
  const outcomes = [
    ...(await outcomesOf(alone, 1)),
    ...(await outcomesOf(
      files.filter((file) => !alone.includes(file)),
      2,
    )),
  ].sort((here, there) => here.file.localeCompare(there.file));
  const failed = outcomes.filter(({ passed }) => !passed);
  const counts = { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0, flaky: [] };
  writeReport(project, target, counts, outcomes.map(({ line }) => line).join('\n'));
  say((failed.length > 0 ? failed : outcomes).map(({ line }) => line).join('\n'));
  return failed.length > 0 ? 1 : 0;
});
