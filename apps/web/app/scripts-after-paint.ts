import { keepEarlySubmit } from './forms/submission/early-submit';
import { keepEarlyClick } from './shell/early-click';
import { shellFiles } from './shell-files';

/**
 * Moves a built page's scripts behind its first paint and first picture: what is seen travels and is drawn first, and what
 * makes it answer comes right after. React Router writes a module that imports at once; here the same imports wait, and each is run in a
 * task of its own, so that a slow telephone can answer a tap between two of them.
 * @param html a whole page as React Router renders it; one without its scripts comes back as it is
 * @throws Error where the page has React Router's module in a form this does not know
 */
export function scriptsAfterPaint(html: string): string {
  const module = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  if (!module) return html;
  const [element, text = ''] = module;
  const { imports, rest } = partsOf(text);
  const preloads = [...html.matchAll(preloadLink)].map(([, href = '']) => href);
  // All are fetched at once. Pieces that several modules share run first, so that a page's module finds them ready
  // instead of running them all in its own task; the entry, which starts the page, runs last, by `rest`.
  const shared = shellFirst(preloads.filter((href) => !text.includes(JSON.stringify(href))));
  const script = [
    keepEarlyClick,
    keepEarlySubmit,
    `await new Promise(${afterPaint});`,
    'const pause = () => new Promise((next) => setTimeout(next));',
    // To ask for a file takes a slow telephone several milliseconds.
    `for (const [at, href] of ${JSON.stringify(preloads)}.entries()) { if (at % 10 === 9) await pause(); document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })); }`,
    `for (const href of ${JSON.stringify(shared)}) { await import(href); await pause(); }`,
    ...imports.map((line) => `${line} await pause();`),
    rest,
  ].join('\n');
  return html.replace(element, () => `<script type="module" async="">${script}</script>`).replaceAll(preloadLink, '');
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * Waits for the first paint and for the picture that opens the page, with which the scripts would share the line; not for
 * long, and not once a hand asks for more. A page in a tab behind others is not painted: it goes on once it is loaded.
 */
const afterPaint = `(go) => {
  const first = document.querySelector('main img[fetchpriority="high"]');
  const painted = () => {
    if (!first || first.complete) return go();
    for (const end of ['load', 'error']) first.addEventListener(end, () => requestAnimationFrame(() => setTimeout(go)));
    setTimeout(go, 2000);
  };
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && painted()).observe({ type: 'paint', buffered: true });
  for (const hand of ['pointerdown', 'keydown']) addEventListener(hand, go, { once: true, capture: true });
  addEventListener('load', () => setTimeout(go, 1000));
}`;

/** What others import comes before them, lest the first of them runs it all in its own task. */
function shellFirst(hrefs: readonly string[]): string[] {
  const place = (href: string) => shellFiles.findIndex((name) => href.startsWith(`/assets/${name}-`));
  const shell = hrefs.filter((href) => place(href) >= 0).sort((one, other) => place(one) - place(other));
  return [...shell, ...hrefs.filter((href) => place(href) < 0)];
}

/** React Router's static imports as imports that wait, and what comes after them. */
function partsOf(text: string): { imports: string[]; rest: string } {
  const imports: string[] = [];
  const rest = text.replace(
    /^\s*import (?:\* as (\w+) from )?("[^"]+");?;?$/gm,
    (_, name: string | undefined, from: string) => {
      imports.push(name ? `const ${name} = await import(${from});` : `await import(${from});`);
      return '';
    },
  );
  if (imports.length === 0 || /^\s*import\s/m.test(rest)) throw new Error(`Not the module this build knows:\n${text}`);
  return { imports, rest: rest.trim() };
}
