import { laterSections } from '@mainstage/ui/theme/parts';

/**
 * First script of a built page: what is seen first travels alone and is laid out before the rest. Until the page is painted and
 * the picture that opens it has come, pictures further down (`waitForFirstScreen`), the page's modules (`start-script.ts`) and its
 * styles for paper are not asked for, since they would share the line with it. Not for long, and not once a hand asks for more. A
 * page that was opened ahead waits for nothing but being shown; one in a tab behind others is not painted: it goes on once it is
 * loaded. Without scripts nothing waits. Who comes for a place in the page has the whole of it laid out at once.
 *
 * `window.firstScreen` resolves when it is there.
 */
export const firstScreenScript = `window.firstScreen = new Promise((resolve) => {
  const { dataset } = document.documentElement;
  if (!document.prerendering) dataset.firstScreen = '';
  // Where a visitor returns to a place in the page, its parts are as high as they were.
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  if (location.hash || type === 'reload' || type === 'back_forward') dataset.wholePage = '';
  const go = () => {
    delete dataset.firstScreen;
    resolve();
  };
  const loaded = (first) => {
    for (const end of ['load', 'error']) first.addEventListener(end, () => requestAnimationFrame(() => setTimeout(go)));
    setTimeout(go, 2000);
  };
  const painted = () => {
    const first = document.querySelector('main img[fetchpriority="high"]');
    return !first || first.complete ? go() : loaded(first);
  };
  const watch = () => {
    for (const hand of ['pointerdown', 'keydown', 'scroll']) addEventListener(hand, go, { once: true, capture: true, passive: true });
    if (document.readyState === 'complete') setTimeout(go, 1000);
    else addEventListener('load', () => setTimeout(go, 1000));
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && painted()).observe({ type: 'paint', buffered: true });
  };
  const ahead = () => {
    // Text is shown with the click; a picture may need as long again to be decoded.
    for (const picture of document.images) picture.decoding = 'async';
    document.addEventListener('prerenderingchange', watch, { once: true });
  };
  const parsed = () => (document.prerendering ? ahead() : watch());
  addEventListener('DOMContentLoaded', parsed, { once: true });
});
// Parts of the page under it are laid out one at a time, for a phone would stand still while it did so with all of them.
firstScreen.then(() => {
  const atLeisure = window.requestIdleCallback ?? ((work) => setTimeout(work, 100));
  const parts = document.querySelectorAll('${laterSections}').values();
  const layOutNext = () => {
    const { value } = parts.next();
    if (!value) return;
    value.style.contentVisibility = 'visible';
    atLeisure(layOutNext);
  };
  atLeisure(layOutNext);
});
// A page's own styles for paper stand after them.
firstScreen.then(() => document.head.prepend(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/print.css', media: 'print' })));`;

/**
 * Pictures that come as they are neared are kept far from the screen while the first one is on its way; their frames stand. Moved, not
 * put away: nothing has to be laid out again when they come back.
 */
export const waitForFirstScreen = '[data-first-screen] img[loading="lazy"]{translate:0 -9999px}';
