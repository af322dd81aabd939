import { Scripts } from 'react-router-dom';

/** Id of the element that holds the page's scripts until the first paint. */
const id = 'page-scripts';

/**
 * Inline script after that element. The browser reports the first paint once it is on the screen; a first picture that
 * is still loading gets the bandwidth to itself, and the second frame begins once the one with the picture is drawn.
 * Waits one second at most. A page in the background has no frames: its scripts start immediately.
 */
const start = `{
const parse = (html) => document.createRange().createContextualFragment(html);
const [template] = parse(document.getElementById('${id}').textContent).children;
const scripts = parse(template.innerHTML);
document.body.append(scripts.querySelector('script:not([type])'));
const begin = () => document.body.append(scripts);
const picture = document.querySelector('img[fetchpriority="high"]');
const waited = new Promise((resolve) => setTimeout(resolve, 1000));
const painted = new Promise((resolve) => {
  const seen = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve();
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
});
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
if (document.hidden) begin();
else Promise.race([Promise.all([painted, picture?.decode().catch(() => {}).then(drawn)]), waited]).then(begin);
}`;

/**
 * The page's module script and its preload links, as text that browsers with scripts do not evaluate: `start` adds them
 * to the page. On a slow connection they would compete with the first picture and the fonts, and on a slow phone
 * hydration would delay the first paint. React hydrates nothing in a `noscript`; the template in it keeps a browser
 * without scripts from loading any. The script that reads the data of the page runs immediately.
 */
export function ScriptsAfterPaint() {
  return (
    <>
      <noscript id={id}>
        <template>
          <Scripts />
        </template>
      </noscript>
      <script dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
