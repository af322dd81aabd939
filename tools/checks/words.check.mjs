import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'what is said to visitors has one word for one thing, on pages, in mails and on paper';

/** Where pages, mails and papers get their words from. */
const folders = [
  ...['calendar', 'content', 'contracts', 'estimate', 'finder', 'floor-plan', 'gated', 'house', 'leads', 'mail'],
  ...['pdf', 'ui'],
].map((library) => `libs/${library}/src`);
const apps = ['apps/api/src', 'apps/documents/src', 'apps/web/app'];

/** What nobody says, what is said instead, and a sentence that must be found. */
const refused = [
  [/\bis it to be\b/i, 'Which day is it?', 'Which day is it to be?'],
  [/\bstands in our\b/i, 'Our privacy policy says', 'How we handle your data stands in our privacy policy.'],
  [/\bhangs together\b/i, 'Where you are in the house', 'How it hangs together'],
  [/\breckoned (on|at|from)\b/i, 'As of', 'Reckoned on 3 May'],
  [/(?<![\w-])[Ee]-mail\b/, 'email; in German E-Mail', 'Your e-mail address'],
  [/\b(Book Tour|Book a tour|(Schedule|Request) a [Tt]our)\b/, 'Book a Tour', 'Schedule a Tour'],
  [/„Ihre Leistungen“/, 'Ihre Leistungen', 'ich interessiere mich für „Ihre Leistungen“'],
  [/\bRabatt[^.]{0,20}(?<!\d)0 ?%/, 'ohne Rabatt', 'Rabatt: 0 %'],
  [/(?<!TZNAME:)\bCES?T\b/, 'Frankfurt time', '8:30–17:00 CET'],
  [/\buntil 14 days before\b/i, 'more than 14 days before', 'Changes are free until 14 days before.'],
];

/** What people agreed to stays as they read it. */
const kept = {
  'libs/content/src/consent/consent-texts.ts': [
    'How we handle your data stands in our privacy policy.',
    'You confirm by e-mail first',
  ],
};

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Each line of a text that says one of them. */
export function wrongIn(text) {
  return text
    .split('\n')
    .flatMap((line) =>
      refused.filter(([wrong]) => wrong.test(line)).map(([, right]) => ({ line: line.trim(), right })),
    );
}

function* sources() {
  for (const folder of [...folders, ...apps])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && /(?<!\.spec)\.tsx?$/.test(path) && !path.includes('/testing/')) yield path;
    }
}

export async function check() {
  for (const [, right, planted] of refused) {
    if (wrongIn(planted).length !== 1) throw new Trouble(`A planted word was not found: ${planted}`);
    if (wrongIn(right).length > 0) throw new Trouble(`What is said instead is refused itself: ${right}`);
  }
  const faults = [...sources()].flatMap((path) => {
    const file = relative(root, path);
    return wrongIn(withoutComments(readFileSync(path, 'utf8')))
      .filter(({ line }) => !kept[file]?.some((words) => line.includes(words)))
      .map(({ line, right }) => `${file}: “${line}”, say ${right}`);
  });
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
