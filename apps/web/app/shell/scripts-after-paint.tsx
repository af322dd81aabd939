import { Scripts } from 'react-router-dom';

/** Id of the element that holds the page's scripts until the page is painted. */
const id = 'page-scripts';

/**
 * Inline script after that element. The second frame begins once the first is drawn; a first picture that is not there yet has the line to
 * itself, for a second at most. A page in the background has no frames: its scripts come at once.
 */
const start = `{
const parse = (html) => document.createRange().createContextualFragment(html);
const [template] = parse(document.getElementById('${id}').textContent).children;
const scripts = parse(template.innerHTML);
document.body.append(scripts.querySelector('script:not([type])'));
const begin = () => document.body.append(scripts);
const afterPaint = (next) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)));
const picture = document.querySelector('img[fetchpriority="high"]');
const waited = new Promise((resolve) => setTimeout(resolve, 1000));
if (document.hidden) begin();
else afterPaint(async () => {
  if (!picture) return begin();
  await Promise.race([picture.decode().catch(() => {}), waited]);
  afterPaint(begin);
});
}`;

/**
 * The page's module script, and the links that preload what it imports, as text that no browser with scripts reads: `start` adds them
 * to the page. On a slow line they would share it with the first picture and the fonts, and on a slow phone hydration would delay the
 * first paint. React hydrates nothing in a `noscript`; the template in it keeps a browser without scripts from loading any. The script that
 * takes the data of the page runs at once.
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
