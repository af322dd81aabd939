import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages, site } from './built-site.mjs';

export const name =
  'every picture of a page lies ready in both formats and every width, every film and sharing picture too, and no page shows one twice';

/** Size that networks accept for a sharing picture; apps/web/app/routes/head.spec.ts has the rest of it. */
const mostSharedBytes = 120_000;

/** The HTML without the elements of a tag whose opening matches. */
export function without(html, tag, opening) {
  const tags = new RegExp(`<${tag}\\b[^>]*>|</${tag}>`, 'g');
  let kept = '';
  let from = 0;
  let depth = 0;
  for (const { 0: text, index } of html.matchAll(tags)) {
    const closes = text.startsWith('</');
    if (depth > 0) {
      depth += closes ? -1 : 1;
      if (depth === 0) from = index + text.length;
    } else if (!closes && opening.test(text)) {
      kept += html.slice(from, index);
      depth = 1;
    }
  }
  return depth > 0 ? kept : kept + html.slice(from);
}

/**
 * The pictures that a visitor of a page sees, as often as they are shown. Menus, footer and hidden panels do not count,
 * nor do thumbnails of a large picture, a film or a room.
 */
export function shownOn(html) {
  const page = [
    ['footer', /./],
    ['div', /<div[^>]* hidden(=""|>| )/],
    ['ul', /data-thumbnails/],
    ['ol', /data-thumbnails/],
  ].reduce((text, [tag, opening]) => without(text, tag, opening), html.slice(html.indexOf('<main')));
  return [...page.matchAll(/<img\b[^>]* src="\/pictures\/([\w-]+)-\d+\.webp"/g)].map(([, id]) => id);
}

/** Every picture that a page names, in any width. */
const namedIn = (html) => [...html.matchAll(/\/pictures\/([\w-]+)-\d+\.(?:avif|webp)/g)].map(([, id]) => id);

/**
 * Every film, still and caption that a page or a script names in full (apps/web/app/film-files.spec.ts has the rest).
 */
const filmsIn = (text) => [...text.matchAll(/\/film\/[\w/-]+\.(?:mp4|webm|webp|vtt)/g)].map(([file]) => file);

const scripts = () =>
  readdirSync(join(site, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(site, 'assets', file), 'utf8'));

/** Pictures of gated content, which the API serves and which names them under `picture`. */
const gatedPictures = (value) =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'picture' ? [typeof inner === 'string' ? inner : inner.id] : gatedPictures(inner),
      )
    : [];

const listed = (name) => JSON.parse(readFileSync(join(root, `libs/content/src/pictures/${name}.json`), 'utf8'));

function missingFiles(ids) {
  const widths = new Map(Object.entries(listed('manifest')).map(([id, picture]) => [id, picture.widths]));
  for (const [id, each] of Object.entries(listed('cuts'))) widths.set(`${id}-1x1`, each);
  return [...ids].flatMap((id) =>
    widths.has(id)
      ? widths
          .get(id)
          .flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`])
          .filter((file) => !existsSync(join(site, 'pictures', file)))
      : [`${id}, which is not in the manifest`],
  );
}

export function check() {
  const pages = builtPages();
  if (pages.length < 50) throw new Trouble(`Only ${pages.length} pages are built.`);

  const gated = gatedPictures(JSON.parse(readFileSync(join(root, 'dist/libs/protected-content/content.json'), 'utf8')));
  const missing = missingFiles(new Set([...pages.flatMap(([, html]) => namedIn(html)), ...gated]));
  if (missing.length > 0) throw new Trouble(`Not in the build:\n${missing.join('\n')}`);

  const films = new Set([...pages.map(([, html]) => html), ...scripts()].flatMap(filmsIn));
  if (films.size === 0) throw new Trouble('No page or script names a film.');
  const noFilm = [...films].filter((file) => !existsSync(join(site, file)));
  if (noFilm.length > 0) throw new Trouble(`Not in the build:\n${noFilm.join('\n')}`);

  const unfit = pages.flatMap(([path, html]) => {
    const [, shared] = /<meta property="og:image" content="[^"]*(\/pictures\/share\/[\w-]+\.jpg)"/.exec(html) ?? [];
    const file = shared && join(site, shared);
    return file && existsSync(file) && statSync(file).size <= mostSharedBytes ? [] : [`${path}: ${shared}`];
  });
  if (unfit.length > 0) throw new Trouble(`Not in the build, or too heavy to be shared:\n${unfit.join('\n')}`);

  const twice = pages.flatMap(([path, html]) => {
    const shown = shownOn(html);
    const again = shown.filter((id, at) => shown.indexOf(id) !== at);
    return again.length > 0 ? [`${path}: ${[...new Set(again)].join(', ')}`] : [];
  });
  if (twice.length > 0) throw new Trouble(`Shown twice on one page:\n${twice.join('\n')}`);
}
