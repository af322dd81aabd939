import ts from 'typescript';

const longest = 100;

/** Verbs that end like no noun, and words that follow a subject. */
const verbs = new Set(
  'are was were have had do did can cannot could may must shall should will would be not also never of than keep show take give make say stay go begin put get let hold contain remain exist belong consist'.split(
    ' ',
  ),
);

/** Nouns in the plural that titles begin with: any other first word in -s counts as a verb, as “changes” does. */
const plurals = new Set(
  'arrows atoms entities estimates figures guesses guests headers industries notices offices operators pages references responses restarts rooms rows scripts services sign-ups strangers suggestions tabs thumbnails venues videos visitors words'.split(
    ' ',
  ),
);

/** The titles of tests in a parsed source file, without those that a variable holds. */
export function testTitlesOf(source) {
  const titles = [];
  const visit = (node) => {
    const [title, body] = ts.isCallExpression(node) ? node.arguments : [];
    if (body && /^(?:it|test)(?:\.each|\.only|\.skip)?(?:\(|$)/.test(node.expression.getText(source)))
      if (ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/**
 * What is wrong with the title of a test, which is a sentence with a subject of its own.
 * @param {string} title
 * @returns {string | undefined}
 */
export function faultOfTitle(title) {
  if (title.length > longest) return `${title.length} characters, ${longest} at most`;
  if (!/[a-z]{2}/.test(title.replace(/%\w|\$\{[^}]*\}|\$\w+/g, '')))
    return 'only placeholders: say what holds for each';
  const [first] = title.split(/[\s,:;]/);
  const verb = verbs.has(first) || (/^[a-z-]*[a-rt-z]s$/.test(first) && !plurals.has(first));
  return verb ? `“${first}” is read as a verb: begin with the subject` : undefined;
}
