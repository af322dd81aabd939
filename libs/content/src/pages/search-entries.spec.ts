import { venueIds } from '@mainstage/venues/facts/ids';
import { searchEntries } from './search-entries';

describe('the search entries', () => {
  const paths = searchEntries().map(({ path }) => path);

  it('the search entries contain pages and all venues once', () => {
    expect(paths).toEqual(expect.arrayContaining(['/', '/gallery', '/book-tour', '/privacy']));
    expect(paths).toEqual(expect.arrayContaining(venueIds.map((id) => `/venues/${id}`)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('the search entries contain no page that is hidden from search engines', () => {
    for (const path of ['/404', '/webinar/confirmation', '/newsletter/confirm']) expect(paths).not.toContain(path);
  });

  it('have a title without the provider’s name, and keywords', () => {
    for (const { title, text } of searchEntries()) {
      expect(title).not.toMatch(/\|/);
      expect(text.length).toBeGreaterThan(20);
    }
  });
});
