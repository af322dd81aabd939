import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fontUrls } from '../fonts/font-faces';

const pictureLink = /<link rel="preload" as="image"[^>]*>/g;
/** What a telephone takes, of the files that a link names. */
const onTelephone = /[^\s",]+-(?:780|960)\.avif/;

/**
 * What a page is to ask for before all else, for the top of its head: its first picture and the typefaces. Where each request has a
 * connection, the first one takes that which brought the page, so the heavier of picture and text goes first.
 * @param html the page as React wrote it, which puts the links of pictures before everything else
 * @returns the links, and the page without them
 */
export function askedFirst(html: string): { links: string; html: string } {
  const pictures = html.match(pictureLink) ?? [];
  const file = pictures[0]?.match(onTelephone)?.[0];
  const heavy = file !== undefined && weightOf(`public${file}`) > weightOf('app/fonts/instrument-sans-first.woff2');
  const text = typeLink(fontUrls.text);
  const links = [...(heavy ? [...pictures, text] : [text, ...pictures]), typeLink(fontUrls.display)];
  return { links: links.join(''), html: html.replace(pictureLink, '') };
}

const typeLink = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`;

/** @param file of the web app, in whose folder it is built */
const weightOf = (file: string): number => statSync(join(process.cwd(), file)).size;
