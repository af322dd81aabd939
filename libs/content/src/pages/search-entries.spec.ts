import { venueIds } from '@mainstage/house/ids';
import { searchEntries } from './search-entries';

describe('what the search finds', () => {
  const paths = searchEntries().map(({ path }) => path);

  it('are pages and all venues, each once', () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/gallery', '/book-tour', '/privacy']));
    expect(paths).toEqual(expect.arrayContaining(venueIds.map((id) => `/venues/${id}`)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are no pages that are kept from search engines', () => {
    for (const path of ['/404', '/webinar/confirmation', '/newsletter/confirm']) expect(paths).not.toContain(path);
  });

  it('have a title without the name of the house, and words', () => {
    for (const { title, text } of searchEntries()) {
      expect(title).not.toMatch(/\|/);
      expect(text.length).toBeGreaterThan(20);
    }
  });
});
