/**
 * Fails a test in which React changes, removes or inserts before a text node without an element of its own: a browser's
 * translator replaces such nodes by elements, so the page would show old text or throw (rule text.changing).
 */
const found = new Set();

const names = ['removeChild', 'insertBefore'];
const isText = (node) => node?.nodeType === 3;
const byReact = (step) => (new Error().stack ?? '').includes(step);
const note = (what, text, parent) =>
  parent?.closest('[translate=no]') || found.add(`${what} "${text.nodeValue}" in ${parent?.outerHTML.slice(0, 300)}`);

function watch() {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text) {
      if (isText(this) && byReact('commitTextUpdate')) note('changes', this, this.parentElement);
      value.set.call(this, text);
    },
  });
  for (const name of names) {
    const method = Node.prototype[name];
    Node.prototype[name] = function (one, other) {
      if (name === 'removeChild' && isText(one) && byReact('commitDeletion')) note('removes', one, this);
      if (name === 'insertBefore' && isText(other) && byReact('insertOrAppend')) note('inserts before', other, this);
      return method.call(this, one, other);
    };
  }
}

// Some specs run without a document.
if (typeof Node !== 'undefined') watch();

afterEach(() => {
  const texts = [...found];
  found.clear();
  if (texts.length > 0) throw new Error(`Text that changes needs an element of its own:\n${texts.join('\n')}`);
});
