import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment } from '../lib/build.mjs';
import { shortRuns } from '../faults/short-run.mjs';
import { run } from '../lib/command.mjs';
import { binary, root, Trouble } from '../lib/workspace.mjs';
import { jestCounts, playwrightCounts, single, sum } from './counts.mjs';

/**
 * @typedef {{ counts: import('./counts.mjs').Counts, output: string }} Outcome
 * @typedef {{ needs?: ('build' | 'postgres' | 'redis' | 'chromium')[], run: (env: NodeJS.ProcessEnv) => Promise<Outcome> }} Stage
 */

/** A program whose exit code is the whole result. */
const program = (title, name, args, extra = {}) => ({
  run: async (env) => {
    const { code, output } = await run(name, args, { env: { ...env, ...extra }, name: title });
    return { counts: single(code === 0), output };
  },
});

function reportIn(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a suite that writes its report to a file, and reads the counts out of it. */
async function suite(title, name, args, env, counts, reportFile) {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await run(name, args(file), {
      env: { ...env, ...reportFile?.(file) },
      name: title,
    });
    return { counts: counts(reportIn(file), code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const jest = (...projects) => ({
  run: (env) =>
    suite(
      `Jest (${projects.join(', ')})`,
      process.execPath,
      (file) => [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules/jest/bin/jest.js'),
        ...['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--selectProjects', ...projects],
      ],
      env,
      jestCounts,
    ),
});

const playwright = {
  run: (env) =>
    suite(
      'Playwright',
      binary('playwright'),
      () => ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
      env,
      playwrightCounts,
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ),
};

/** Every file of tools/checks that ends in `.check.mjs` says in one function what must hold. */
const checks = {
  run: async (env) => {
    const outcomes = [];
    const files = readdirSync(join(root, 'tools/checks')).filter((name) => name.endsWith('.check.mjs'));
    for (const file of files.sort()) {
      const { name, check } = await import(`../checks/${file}`);
      try {
        await check(env);
        outcomes.push({ passed: true, line: `ok: ${name}` });
      } catch (error) {
        outcomes.push({
          passed: false,
          line: `FAILED: ${name}\n${error instanceof Trouble ? error.message : error.stack}`,
        });
      }
    }
    const passed = outcomes.filter((outcome) => outcome.passed).length;
    return {
      counts: { passed, failed: outcomes.length - passed, skipped: 0 },
      output: outcomes.map(({ line }) => line).join('\n'),
    };
  },
};

/** Some minutes of faults against the whole system, on both kinds of queue. */
const faults = {
  run: async (env) => {
    const outcomes = await shortRuns(env);
    return {
      counts: sum(outcomes.map(({ counts }) => counts)),
      output: outcomes.map(({ output }) => output).join('\n'),
    };
  },
};

/** What `npm test` does, in order. @type {Record<string, Stage>} */
export const stages = {
  format: program('Prettier', binary('prettier'), ['--check', '--log-level=warn', '.']),
  lint: program('ESLint', process.execPath, ['tools/checks/lint.mjs']),
  types: program(
    'TypeScript',
    binary('nx'),
    ['run-many', '-t', 'typecheck', '--parallel=2', '--outputStyle=static'],
    nxEnvironment(),
  ),
  checks: { ...checks, needs: ['build'] },
  unit: jest('unit', 'web'),
  integration: { ...jest('integration'), needs: ['build', 'postgres', 'redis'] },
  faults: { ...faults, needs: ['build', 'redis'] },
  e2e: { ...playwright, needs: ['build', 'postgres', 'redis', 'chromium'] },
};
