import { jest } from '@jest/globals';
import { otherProvider, wordsOf } from '../testing/other-provider';

const { brand: ours } = await import('./brand');
jest.resetModules();
jest.unstable_mockModule('./brand', () => ({ brand: otherProvider(ours) }));
jest.unstable_mockModule('./social', () => ({ socialLinks: [] }));

const { pages } = await import('../pages/pages');
const { fullTitle, titleLetters } = await import('./page-content');
const { footer, navigation } = await import('./navigation');
const { searchEntries } = await import('../pages/search-entries');
const { placeholders } = await import('../legal/placeholders');

describe('with another provider in site/brand.ts', () => {
  it('every page, its title, navigation, search and legal details name only that provider', () => {
    const titles = pages.map(({ head }) => fullTitle(head));
    const words = JSON.stringify([titles, pages, footer, navigation, searchEntries(), placeholders]);
    expect(wordsOf(ours).filter((word) => words.includes(word))).toEqual([]);
    // A title that would be too long for a search result omits the name (titleLetters).
    const nameless = titles.filter((title) => !title.includes('Example Hall'));
    expect(nameless.filter((title) => `${title} | ${otherProvider(ours).name}`.length <= titleLetters)).toEqual([]);
    expect(nameless.length).toBeLessThan(pages.length / 10);
    expect(words).toContain('hello@hall.test');
  });
});
