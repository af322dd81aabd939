import { join } from 'node:path';
import { jest } from '@jest/globals';
import { askedFirst } from './asked-first';

const picture = (name: string) =>
  `<link rel="preload" as="image" imageSrcSet="/pictures/${name}-780.avif 780w, /pictures/${name}-960.avif 960w" imageSizes="100vw"/>`;
/** What each link is, in their order. */
const kinds = (links: string) => [...links.matchAll(/ as="(\w+)"/g)].map(([, kind]) => kind);

describe('what a page asks for first', () => {
  beforeEach(() => {
    // Where the site is built.
    jest.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../..'));
  });

  it('is its picture, where that is heavier than the text type', () => {
    const link = picture('skyline-liberty-night-4x5');
    const { links, html } = askedFirst(`${link}<title>Skyline</title>`);
    expect(kinds(links)).toEqual(['image', 'font', 'font']);
    expect(html).toBe('<title>Skyline</title>');
  });

  it('is the text type, where the picture is lighter or there is none', () => {
    expect(kinds(askedFirst(picture('production-desk-1x1')).links)).toEqual(['font', 'image', 'font']);
    expect(kinds(askedFirst('<title>Imprint</title>').links)).toEqual(['font', 'font']);
  });
});
