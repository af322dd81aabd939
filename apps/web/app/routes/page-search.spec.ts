import { searchEntries } from '@mainstage/content/pages/search-entries';
import { makeSearch } from '../features/page-search/search';

const { find, suggest } = makeSearch(searchEntries());
const paths = (found: { path: string }[]) => found.map(({ path }) => path);

describe('the search over pages and venues', () => {
  it.each([
    ['gallery', '/gallery'],
    ['boardroom', '/venues/boardroom'],
    ['skyline stage', '/venues/skyline-stage'],
    ['Impressum', '/imprint'],
    ['book a tour', '/book-tour'],
    // A typing error, and an incomplete word.
    ['galery', '/gallery'],
    ['direct', '/venues/directors-circle'],
  ])('finds %j', (query, path) => {
    expect(paths(find(query))[0]).toBe(path);
  });

  it('finds nothing for nothing and for what does not exist', () => {
    expect(find('')).toEqual([]);
    expect(find('zzzzqqq')).toEqual([]);
  });
});

describe('suggestions from an address', () => {
  it.each([
    ['/venue/skyline', '/venues/skyline-stage'],
    ['/galery', '/gallery'],
    ['/about/privacy.html', '/privacy'],
    ['/venues/board-room', '/venues/boardroom'],
    ['/booktour', '/book-tour'],
    ['/en/contact', '/contact'],
    ['/venues/skyline-hall', '/venues/skyline-stage'],
  ])('lead from %s to %s', (address, path) => {
    expect(paths(suggest(address))).toContain(path);
    expect(suggest(address).length).toBeLessThanOrEqual(3);
  });

  it('name the stage first where only its first name was given', () => {
    expect(paths(suggest('/venue/skyline'))[0]).toBe('/venues/skyline-stage');
  });

  it('are none where nothing fits', () => {
    expect(suggest('/')).toEqual([]);
    expect(suggest('/%F0%9F/zzzzqqq')).toEqual([]);
  });

  it.each(['/venues/xyz', '/venues/blue-room', '/venues/the-big-one', '/de/foo', '/shop/42', '/wp-admin/setup.php'])(
    'are none for %s, which is like no page',
    (address) => {
      expect(suggest(address)).toEqual([]);
    },
  );

  it('come from the part before where the last says nothing', () => {
    expect(paths(suggest('/venues/skyline-stages/undefined'))[0]).toBe('/venues/skyline-stage');
  });
});
