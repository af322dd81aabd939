import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Trouble } from '../lib/workspace.mjs';
import { explained } from './known.mjs';

/** @typedef {{ from: string, page: string, rule: string, message: string, extract: string }} Finding */

const { resolve } = createRequire(import.meta.url);

/** Scripts of the engines that run in the page. */
export const engines = ['accessibility-checker-engine/ace.js', 'axe-core/axe.min.js'].map((file) =>
  readFileSync(resolve(file), 'utf8'),
);

/**
 * Findings of the Nu HTML checker for a folder of pages that known.mjs does not explain.
 * @returns {Promise<Finding[]>}
 */
export async function nu(folder) {
  const jar = join(resolve('vnu-jar/package.json'), '../build/dist/vnu.jar');
  const options = [
    '-Xmx1g',
    '-jar',
    jar,
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--skip-non-html',
    folder,
  ];
  const { stdout } = await promisify(execFile)('java', options, { maxBuffer: 2 ** 28 }).catch((error) => {
    throw error.code === 'ENOENT' ? new Trouble('The Nu HTML checker needs Java 11 or newer on the path.') : error;
  });
  return JSON.parse(stdout)
    .messages.filter(({ type }) => type === 'error')
    .map(({ url, message, extract = '' }) => ({
      from: 'nu',
      page: relative(folder, new URL(url).pathname),
      rule: message,
      message: '',
      extract,
    }))
    .filter((each) => !explained(each));
}

/** Definite findings of IBM's checker for the current page. @returns {Promise<Finding[]>} */
export async function ibm(page, where) {
  const found = await page.evaluate(async () => {
    // Elements behind an open dialog are inert.
    const seen = document.querySelector('dialog[open], [role="dialog"]') ?? document;
    const report = await new globalThis.ace.Checker().check(seen, ['WCAG_2_2', 'IBM_Accessibility']);
    return report.results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message: message, extract: snippet }));
  });
  return found.map((each) => ({ from: 'ibm', page: where, ...each }));
}

/** Findings of axe for the current page, with all rules. @returns {Promise<Finding[]>} */
export async function axe(page, where) {
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, target }) => ({ rule: id, message: help, extract: `${html} at ${target}` })),
    );
  });
  return found.map((each) => ({ from: 'axe', page: where, ...each }));
}
