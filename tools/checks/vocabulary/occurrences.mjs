import ts from 'typescript';
import { commentsOf } from '../comments.mjs';
import { recorded, terms } from './terms.mjs';

const titled = new Set(['it', 'test', 'describe', 'it.each', 'test.describe']);

/** The names that a source file declares and the titles of its tests. */
function declaredIn(source) {
  const names = [];
  const titles = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.parent.name === node && !ts.isPropertyAccessExpression(node.parent))
      names.push(node.text);
    if (ts.isCallExpression(node) && titled.has(node.expression.getText(source).replace(/\(.*/s, '')))
      for (const title of node.arguments.slice(0, 1)) if (ts.isStringLiteralLike(title)) titles.push(title.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names, titles };
}

/**
 * How often each term occurs in the names, comments and test titles of a source file.
 * @param {string} file its name, which says whether it holds JSX
 * @param {string} text
 * @returns {{ term: string, found: string }[]}
 */
export function occurrencesIn(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const { names, titles } = declaredIn(source);
  const texts = [...commentsOf(source), ...titles];
  return Object.entries(terms).flatMap(([term, { names: inNames, text: inText, except }]) =>
    except?.test(file)
      ? []
      : [
          ...(inNames ? names.filter((name) => inNames.test(name) && !recorded[name]?.test(file)) : []).map(
            (found) => ({ term, found }),
          ),
          ...(inText ? texts.filter((comment) => inText.test(comment)) : []).map((found) => ({ term, found })),
        ],
  );
}
