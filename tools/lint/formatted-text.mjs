/**
 * ESLint rule: text that was formatted for people must not be parsed (rule dates.parts in docs/rules.md). Browsers and
 * their versions format dates and numbers differently.
 */
const dateOptions =
  /^(timeZone|timeZoneName|dateStyle|timeStyle|hourCycle|hour12|weekday|era|year|month|day|hour|minute|second)$/;
const toLocale = /^toLocale(Date|Time)?String$/;
const textFunction =
  /^(money|euro|count|sqm|percent|longDay)$|(date|day|weekdays?|month|moment|clock|deadline|by|amount|range|duration|area|guests)Text$/i;
const readers =
  /^(slice|split|replace|replaceAll|match|matchAll|substring|substr|startsWith|endsWith|indexOf|includes|search|charAt)$/;
const comparisons = ['==', '===', '!=', '!==', '<', '<=', '>', '>='];
const parsers = /^(Number|parseInt|parseFloat|BigInt|Date)$/;

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);
const propertyOf = ({ callee }) => (callee.type === 'MemberExpression' ? nameOf(callee.property) : undefined);

const namesDates = (node) =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(
    ({ key, argument }) => dateOptions.test(nameOf(key) ?? '') || (argument && namesDates(argument)),
  );

/** Whether the call returns formatted text. */
const formats = (node) =>
  node?.type === 'CallExpression' &&
  (toLocale.test(propertyOf(node) ?? '') ||
    propertyOf(node) === 'format' ||
    textFunction.test(nameOf(node.callee) ?? propertyOf(node) ?? ''));

/** Whether the call parses its argument as a number, a date or a match. */
const parses = ({ callee }) =>
  parsers.test(nameOf(callee) ?? '') ||
  (callee.type === 'MemberExpression' &&
    (/^(test|exec)$/.test(nameOf(callee.property) ?? '') ||
      (parsers.test(nameOf(callee.object) ?? '') && /^parse/.test(nameOf(callee.property) ?? ''))));

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      date: 'A date is converted by berlinTime and written by libs/contracts/src/date-text.ts: formats differ from browser to browser.',
      read: 'Formatted text is not read as data: take the value that it was made of.',
    },
  },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    const called = (node) => {
      if (parses(node)) node.arguments.filter(formats).forEach((argument) => report(argument, 'read'));
    };
    return {
      MemberExpression(node) {
        if (nameOf(node.object) === 'Intl' && nameOf(node.property) === 'DateTimeFormat') report(node, 'date');
        if (formats(node.object) && readers.test(nameOf(node.property) ?? '')) report(node, 'read');
      },
      CallExpression(node) {
        const name = propertyOf(node) ?? '';
        if (toLocale.test(name) && (name !== 'toLocaleString' || node.arguments.some(namesDates))) report(node, 'date');
        called(node);
      },
      NewExpression: called,
      BinaryExpression(node) {
        if (comparisons.includes(node.operator) && (formats(node.left) || formats(node.right))) report(node, 'read');
      },
    };
  },
};
