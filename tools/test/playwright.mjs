/**
 * `node tools/test/playwright.mjs <group> [files]`: browser tests of one group (e2e/groups.ts), counted in
 * dist/reports. One at a time, because Nx runs other groups and tests in parallel.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { binary, main, say } from '../lib/workspace.mjs';
import { playwrightCounts, playwrightTests } from './counts.mjs';
import { findChromium, findFirefox, findPostfix, missingWebKit } from './services.mjs';
import { endOfSuite, forgetReport, readJson, writeReport } from './report.mjs';

const [group, ...given] = process.argv.slice(2);
const [project, target] = ['e2e', `e2e-${group}`];

/** @returns {import('./report.mjs').Failure[]} */
const failuresIn = (report) =>
  playwrightTests(report ?? {})
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, file, line, results }) => ({
      title,
      place: `e2e/${file}:${line}`,
      message:
        results
          .at(-1)
          ?.errors.map(({ message }) => message)
          .join('\n') ?? '',
    }));

/** The last attempt of each test. @returns {import('./durations.mjs').Timed[]} */
const timesIn = (report) =>
  playwrightTests(report ?? {}).map(({ title, results }) => ({
    title: `e2e/${title}`,
    ms: results.at(-1)?.duration ?? 0,
  }));

await main(async () => {
  forgetReport(project, target);
  const missing = group === 'webkit' ? (process.env.WEBKIT_MISSING ?? (await missingWebKit())) : '';
  if (missing) {
    say(`WebKit: not run, because ${missing}`);
    writeReport(project, target, { passed: 0, failed: 0, skipped: 0, flaky: [] }, missing);
    return 0;
  }
  const postfix = group === 'forms' ? (process.env.TEST_POSTFIX ?? (await findPostfix())) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await run(
      binary('playwright'),
      ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', `--project=${group}`, '--workers=1', ...given],
      {
        env: {
          ...process.env,
          CHROMIUM_PATH: await findChromium(),
          TEST_POSTFIX: postfix ?? '',
          ...(['site', 'desk'].includes(group) && { FIREFOX_PATH: await findFirefox() }),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
        name: `Playwright (${group})`,
      },
    );
    const report = readJson(file);
    const counts = playwrightCounts(report, code);
    return endOfSuite(project, target, counts, output, failuresIn(report), timesIn(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
