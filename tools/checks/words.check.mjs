import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages } from './built-site.mjs';

export const name = 'texts for visitors use one term for one thing on pages, in mails and in documents';

/** Sources of texts of pages, mails and documents. */
const folders = [
  'calendar',
  'content',
  'contracts',
  'estimate',
  'leads',
  'mail',
  'pdf',
  'protected-content',
  'ui',
  'venues',
].map((library) => `libs/${library}`);
const apps = ['apps/api/src', 'apps/documents/src', 'apps/web/app'];

/** Rejected term, its replacement and a sentence that must be found. */
const rejected = [
  [/\bis it to be\b/i, 'Which day do you have in mind?', 'Which day is it to be?'],
  [/\bstands in our\b/i, 'Our privacy policy says', 'How we handle your data stands in our privacy policy.'],
  [/\bhangs together\b/i, 'Where it is in the building', 'How it hangs together'],
  [/\breckoned (on|at|from)\b/i, 'As of', 'Reckoned on 3 May'],
  [/(?<![\w-])[Ee]-mail\b/, 'email; in German E-Mail', 'Your e-mail address'],
  [/\b(Book Tour|Book a tour(?! of)|(Schedule|Request) a [Tt]our)\b/, 'Book a Tour', 'Schedule a Tour'],
  [/„Ihre Leistungen“/, 'Ihre Leistungen', 'ich interessiere mich für „Ihre Leistungen“'],
  [/\bRabatt[^.]{0,20}(?<!\d)0 ?%/, 'ohne Rabatt', 'Rabatt: 0 %'],
  [/(?<!TZNAME:)\bCES?T\b/, 'Frankfurt time', '8:30–17:00 CET'],
  [/\buntil 14 days before\b/i, 'more than 14 days before', 'Changes are free until 14 days before.'],
];

/**
 * What is refused on the built pages and in mails alone, as code has names of its own: an email is no mail, though a mail server is one;
 * a part that fails is not “disturbed”; a list has no capital in its middle.
 */
const refusedOnPages = [
  [/(?<![\w/-])[Mm]ails?\b(?! servers?)/, 'one email; mail servers; eine E-Mail', 'We send one mail'],
  [/\bDisturbed\b/, 'Not working', 'Forms: Disturbed'],
  [/\bsqm, (Up|Host)\b/, '16–300 sqm, up to 10 offices', '16–300 sqm, Up to 10 offices'],
  [/\bCookie Policy \(englisch\)/, 'Cookie-Richtlinie (englisch)', 'auf der Seite Cookie Policy (englisch)'],
  [/\bWho enters\b|\bwho asked is erased\b/, 'Whoever enters', 'Who enters the webinar with a link gets one.'],
];

/** Consent texts stay unchanged. */
const kept = {
  'libs/content/src/consent/consent-texts.ts': [
    'How we handle your data stands in our privacy policy.',
    'You confirm by e-mail first',
  ],
};

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Each line of a text that says one of them. */
export function wrongIn(text, list = rejected) {
  return text
    .split('\n')
    .flatMap((line) => list.filter(([wrong]) => wrong.test(line)).map(([, right]) => ({ line: line.trim(), right })));
}

function* sources() {
  for (const folder of [...folders, ...apps])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && /(?<!\.spec)\.tsx?$/.test(path) && !path.includes('/testing/')) yield path;
    }
}

/** What a page says, its description and its labels among it. */
const saidOn = (html) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/ (?:content|aria-label|alt)="([^"]*)"/g, '>\n$1\n<')
    .replace(/<\/?(?:p|h\d|li|d[dt]|t[dh]|div|a)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '');

/** Behind the password a page is made of texts that come as data. */
const gatedWords = () =>
  readFileSync(join(root, 'dist/libs/protected-content/content.json'), 'utf8').match(
    /"(?:[^"\\]|\\.)* (?:[^"\\]|\\.)*"/g,
  );

function wrongOnPages() {
  const pages = [...builtPages(), ['behind the password', gatedWords().join('\n')]];
  return pages.flatMap(([path, html]) =>
    wrongIn(saidOn(html), refusedOnPages).map(({ line, right }) => `${path}: “${line}”, say ${right}`),
  );
}

/** Every mail as it is read, from its sample. */
async function wrongInMails() {
  const { samples, previewMail } = await load('libs/leads/src/preview.ts');
  const kinds = Object.keys(samples);
  if (kinds.length < 15) throw new Trouble(`There are only ${kinds.length} kinds of mails: were they found?`);
  return kinds.flatMap((kind) => {
    const { subject, text } = previewMail(kind);
    return wrongIn(`${subject}\n${text}`, refusedOnPages).map(
      ({ line, right }) => `the mail ${kind}: “${line}”, say ${right}`,
    );
  });
}

export async function check() {
  for (const list of [rejected, refusedOnPages])
    for (const [, right, planted] of list) {
      if (wrongIn(planted, list).length !== 1) throw new Trouble(`A planted word was not found: ${planted}`);
      if (wrongIn(right, list).length > 0) throw new Trouble(`What is said instead is refused itself: ${right}`);
    }
  const faults = [...sources()].flatMap((path) => {
    const file = relative(root, path);
    return wrongIn(withoutComments(readFileSync(path, 'utf8')))
      .filter(({ line }) => !kept[file]?.some((words) => line.includes(words)))
      .map(({ line, right }) => `${file}: “${line}”, say ${right}`);
  });
  faults.push(...wrongOnPages(), ...(await wrongInMails()));
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
