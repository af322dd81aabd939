import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'every rule that is cited is in docs/rules.md, and every rule there is cited by a test';

const rule = String.raw`[a-z][a-z-]*\.[a-z][a-z-]*`;
const listed = new RegExp(`^- \`(${rule})\`: \\S`, 'gm');
const cited = new RegExp(String.raw`\b(?:rules?|Rules:) (${rule}(?:, ${rule})*)(?![\w.-])`, 'g');
/** References to documents that are not in the repository. */
const unreachable = /\((?:spec|contract|issue)\b|\b(?:[Ss]pec|[Cc]ontract|[Ii]ssue) \d/;

/** Names of the rules that a text cites. */
export const citedIn = (text) => [...text.matchAll(cited)].flatMap(([, names]) => names.split(', '));

/** Invalid citations in these files. */
export function faultsIn(files, rules) {
  const tested = new Set();
  const faults = files.flatMap(([file, text]) => {
    const names = citedIn(text);
    if (/\.(spec|check)\.\w+$/.test(file)) names.forEach((each) => tested.add(each));
    const unknown = names
      .filter((each) => !rules.includes(each))
      .map((each) => `${file} cites ${each}, which is no rule`);
    return unreachable.test(text) ? [...unknown, `${file} cites a paper that is not in the repository`] : unknown;
  });
  return [
    ...faults,
    ...rules.filter((each) => !tested.has(each)).map((each) => `no test cites ${each}`),
    ...rules.filter((each, index) => rules.indexOf(each) < index).map((each) => `docs/rules.md has ${each} twice`),
  ];
}

function* sources() {
  for (const folder of ['apps', 'libs', 'e2e', 'tools', 'imagery'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (!entry.isFile() || !/\.(tsx?|mjs)$/.test(entry.name) || /node_modules|\.react-router/.test(path)) continue;
      if (path !== import.meta.filename) yield [relative(root, path), readFileSync(path, 'utf8')];
    }
}

export function check() {
  const rules = [...readFileSync(join(root, 'docs/rules.md'), 'utf8').matchAll(listed)].map(([, each]) => each);
  const planted = [
    ['libs/planted.ts', '/** Due at once (rule payment.no-such-rule). */'],
    ['libs/planted.spec.ts', `// Rules: ${rules.slice(1).join(', ')}`],
  ];
  if (faultsIn(planted, [...rules, rules.at(-1)]).length !== 3)
    throw new Trouble('A planted unknown rule, a rule without a test, or a rule that stands twice was not found.');

  const faults = faultsIn([...sources()], rules);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
