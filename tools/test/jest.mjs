/**
 * `node tools/test/jest.mjs <target> <folder of a project>`: its specs, counted in dist/reports.
 *
 *   --at-once=4           files; two unless said, for there are two cores; more where tests wait for processes and servers
 *   --only=, --except=    one of its folders, where a project's specs are several targets
 *   --with-pages          specs may read the words of pages; else they are refused (tools/test/resolver.cjs)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { run } from '../lib/command.mjs';
import { parseArgs } from 'node:util';
import { main, root } from '../lib/workspace.mjs';
import { jestCounts } from './counts.mjs';
import { endOfSuite, forgetReport, readJson } from './report.mjs';

/** Jest's projects by the target of Nx that runs them. */
const projectsOf = (target) => (target === 'integration' ? ['integration'] : ['unit', 'web']);

const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'at-once': { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    except: { type: 'string' },
    'with-pages': { type: 'boolean', default: false },
  },
});

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

/** @returns {import('./durations.mjs').Timed[]} */
const timesIn = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ title: `${relative(root, name)}: ${titleOf(test)}`, ms: test.duration ?? 0 })),
  );

await main(async () => {
  const [target, project] = positionals;
  const specs = join(root, project, options.only);
  forgetReport(project, target);
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(
      process.execPath,
      [
        ...nodeOptions,
        join(root, 'node_modules/jest/bin/jest.js'),
        `^${specs}/`,
        ...['--ci', '--passWithNoTests', `--maxWorkers=${options['at-once']}`, '--json', `--outputFile=${file}`],
        ...(options.except ? ['--testPathIgnorePatterns', `^${join(root, project, options.except)}/`] : []),
        ...['--selectProjects', ...projectsOf(target)],
      ],
      {
        env: { ...process.env, ...(!options['with-pages'] && { WITHOUT_PAGES: 'yes' }) },
        name: `Jest (${relative(root, specs)})`,
      },
    );
    const report = readJson(file);
    const counts = jestCounts(report, code);
    return endOfSuite(project, target, counts, output, failuresIn(report), timesIn(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
