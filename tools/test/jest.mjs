/**
 * `node tools/test/jest.mjs test|integration <folder of a project> [files at once]`: its specs, counted in dist/reports. Two
 * files at once, for there are two cores; more where tests mostly wait for what processes and servers do by the clock.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../lib/command.mjs';
import { main, root, say } from '../lib/workspace.mjs';
import { jestCounts } from './counts.mjs';
import { forgetReport, readJson, summary, writeReport } from './report.mjs';

/** Jest's projects by the target of Nx that runs them. */
const projects = { test: ['unit', 'web'], integration: ['integration'] };

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/** @returns {import('./report.mjs').Failure[]} */
function failuresIn(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const where = relative(root, name);
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ title: where, place: where, message }];
    return failed.map((test) => ({ title: titleOf(test), place: where, message: test.failureMessages.join('\n') }));
  });
}

await main(async () => {
  const [target, project, atOnce = '2'] = process.argv.slice(2);
  forgetReport(project, target);
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(
      process.execPath,
      [
        ...nodeOptions,
        join(root, 'node_modules/jest/bin/jest.js'),
        `^${join(root, project)}/`,
        ...['--ci', '--passWithNoTests', `--maxWorkers=${atOnce}`, '--json', `--outputFile=${file}`],
        ...['--selectProjects', ...projects[target]],
      ],
      { name: `Jest (${project})` },
    );
    const report = readJson(file);
    const counts = jestCounts(report, code);
    writeReport(project, target, counts, output);
    const failures = failuresIn(report);
    say(
      counts.failed > 0 && failures.length === 0 ? output.trimEnd() : summary(project, target, failures, counts.flaky),
    );
    return counts.failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
