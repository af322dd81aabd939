/** Id of the template that holds the page's scripts until the page is painted. */
const id = 'page-scripts';

/**
 * Inline script after the template. The second frame begins once the first is drawn; a first picture that is not there yet has the line to
 * itself, for a second at most. A page in the background has no frames: its scripts come at once.
 */
const start = `{
const begin = () => {
  const scripts = document.getElementById('${id}');
  scripts?.replaceWith(scripts.content);
};
const afterPicture = () => {
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) return begin();
  picture.addEventListener('load', begin);
  picture.addEventListener('error', begin);
  setTimeout(begin, 1000);
};
if (document.hidden) begin();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterPicture)));
}`;

/**
 * Moves the module script that React Router wrote, and the links that preload what it imports, into a template: a browser leaves
 * its content alone until `start` puts it in the template's place. On a slow line these scripts would share it with the first
 * picture and the fonts, and on a slow phone hydration would delay the first paint.
 * @param html the finished document
 * @throws Error where it has no module script
 */
export function startAfterPaint(html: string): string {
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const [script] = /<script type="module" async="">[\s\S]*?<\/script>/.exec(html) ?? [];
  if (!script) throw new Error('React Router wrote no module script');
  return preloads
    .reduce((rest, preload) => rest.replace(preload, ''), html)
    .replace(script, () => `<template id="${id}">${preloads.join('')}${script}</template><script>${start}</script>`);
}
