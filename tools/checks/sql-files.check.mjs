import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'SQL is written in the files that the decision on it lists, and nowhere else';

const decision = 'docs/adr/0043-where-sql-is-written.md';
const most = 20;

/** The beginning of an SQL statement; conditions and expressions within a query builder are none. */
const statement =
  /\b(?:SELECT|INSERT INTO|UPDATE\s+(?:\S+\s+){1,3}SET|DELETE FROM|TRUNCATE|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX|ROLE|FUNCTION)|GRANT|REVOKE|NOTIFY|LISTEN|LOCK TABLE|SET LOCAL)\s+\S/;

/** Methods that execute statements. */
const runners = ['query'];
const helpers = ['rows', 'affected'];

/** Whether a file contains an SQL statement, or executes one. */
export function holdsSql(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found = (node) =>
    isStatement(node) || isRun(node) || Boolean(ts.forEachChild(node, (child) => found(child) || undefined));
  return found(source);
}

function isStatement(node) {
  if (ts.isTemplateExpression(node))
    return statement.test([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x'));
  return ts.isStringLiteralLike(node) && statement.test(node.text);
}

function isRun(node) {
  if (ts.isImportDeclaration(node) && /(?:^@mainstage\/database|\.)\/sql$/.test(node.moduleSpecifier.text)) {
    const names = node.importClause?.namedBindings;
    return Boolean(
      names && ts.isNamedImports(names) && names.elements.some(({ name: { text } }) => helpers.includes(text)),
    );
  }
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    runners.includes(node.expression.name.text)
  );
}

/** Differences between the list and the files that contain SQL. */
export function faultsIn(listed, holding) {
  return [
    ...holding
      .filter((file) => !listed.includes(file))
      .map(
        (file) => `${file} holds SQL: use a repository or a query builder, or list it in ${decision} with the reason`,
      ),
    ...listed.filter((file) => !holding.includes(file)).map((file) => `${decision} lists ${file}, which holds no SQL`),
    ...(listed.length > most ? [`${decision} lists ${listed.length} files; ${most} are the most`] : []),
  ];
}

/** Files in the decision's table. */
const listedIn = (text) => [...text.matchAll(/^\|\s*`([^`]+\.tsx?)`\s*\|/gm)].map(([, file]) => file);

const isMeant = (file) =>
  !/(?:\.spec\.tsx?|\.d\.ts)$|\/(?:testing|migrations|node_modules|\.react-router)\//.test(file);

const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));

export function check() {
  const planted = {
    'libs/planted.ts': 'export const all = `\n  SELECT ${columns} FROM mails`;',
    'libs/handed.ts': 'export const asked = (manager) => manager.query(words);',
    'libs/helped.ts': "import { rows } from '@mainstage/database/sql';",
    'libs/said.ts': "// SELECT nothing FROM nowhere\nexport const said = { query: 'Please select a day' };",
  };
  const seen = Object.entries(planted)
    .filter(([file, text]) => holdsSql(file, text))
    .map(([file]) => file);
  if (seen.join() !== 'libs/planted.ts,libs/handed.ts,libs/helped.ts' || faultsIn(['libs/said.ts'], seen).length !== 4)
    throw new Trouble(`Of planted SQL only this was found: ${seen.join(', ')}`);

  const files = ['apps', 'libs'].flatMap(sourcesOf).filter(isMeant);
  const holding = files.filter((file) => holdsSql(file, readFileSync(join(root, file), 'utf8')));
  const faults = faultsIn(listedIn(readFileSync(join(root, decision), 'utf8')), holding.sort());
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
