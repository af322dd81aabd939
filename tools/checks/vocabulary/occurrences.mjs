import ts from 'typescript';
import { commentsOf } from '../comments.mjs';
import { recorded, terms } from './terms.mjs';

/** What visitors read is copy, with rules of its own (`words.check.mjs`). */
const copy = /^libs\/(?:content|protected-content|ui|venues\/facts)\/|words\.check\.mjs$/;
const sql = /\b(?:SELECT|INSERT|UPDATE|DELETE|WHERE)\b/;

const titled = new Set(['it', 'test', 'describe', 'it.each', 'test.describe']);

/** The names that a source file declares, the titles of its tests and its other texts of several words. */
function declaredIn(source) {
  const names = [];
  const titles = [];
  const sentences = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent))
      names.push(node.text);
    if (ts.isCallExpression(node) && titled.has(node.expression.getText(source).replace(/\(.*/s, '')))
      for (const title of node.arguments.slice(0, 1)) if (ts.isStringLiteralLike(title)) titles.push(title.text);
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && /\w \w/.test(node.text) && !sql.test(node.text))
      sentences.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names, titles, sentences };
}

/** The terms with a name that a file must not declare. */
const namesIn = (file, names) =>
  Object.values(terms).flatMap(({ names: term, except, write }) =>
    term && !except?.test(file)
      ? names.filter((name) => term.test(name) && !recorded[name]?.test(file)).map((found) => ({ write, found }))
      : [],
  );

/** The terms that texts of a file contain. */
const textsIn = (file, texts) =>
  Object.values(terms).flatMap(({ text: term, except, write }) =>
    term && !except?.test(file) ? texts.filter((text) => term.test(text)).map((found) => ({ write, found })) : [],
  );

/**
 * Replaced terms in the names, comments, test titles and texts of a source file.
 * @param {string} file its name, which says whether it holds JSX
 * @param {string} text
 * @returns {{ write: string, found: string }[]}
 */
export function occurrencesIn(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const { names, titles, sentences } = declaredIn(source);
  return [
    ...namesIn(file, names),
    ...textsIn(file, [...commentsOf(source), ...titles, ...(copy.test(file) ? [] : sentences)]),
  ];
}

/** Replaced terms in the paragraphs of a document, without its code blocks. */
export const occurrencesInText = (file, text) =>
  textsIn(file, text.replace(/^```[\s\S]*?^```$/gm, '').split(/\n\s*\n/));

/** Replaced terms in the name of a source file, which is read in camel case. */
export function occurrencesInName(file) {
  const [, name] = /([^/.]+)\.[^/]*(?:ts|tsx|mjs)$/.exec(file) ?? [];
  return name ? namesIn(file, [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]) : [];
}
