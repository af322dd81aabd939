/** The document is marked with it while results for an address's query are still to be rendered. */
const mark = 'searching';
/** Where the scripts do not come, the results that were built show again. Milliseconds. */
const longest = 10_000;

/** The inline script. */
export const fillScript = `{
  const search = new URLSearchParams(location.search);
  const root = document.documentElement;
  for (const field of document.currentScript.previousElementSibling.elements) {
    const value = search.get(field.name);
    if (value === null) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.value === value;
    else field.value = value;
    root.dataset.${mark} = '';
    setTimeout(() => delete root.dataset.${mark}, ${longest});
  }
}`;

/**
 * Fills the form before it from the address while the page is parsed, so that a shared link never shows another query's
 * fields and results first. Comes right after the form; React does not run it after a navigation.
 */
export const FillFromAddress = () => <script dangerouslySetInnerHTML={{ __html: fillScript }} />;

/** The results are those of the address. */
export const searchingEnds = (): void => {
  delete document.documentElement.dataset[mark];
};

/** Selects what is inside a document that is searching. */
export const whileSearching = `html[data-${mark}] &`;
