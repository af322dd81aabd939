// Rules: nav.order, nav.footer, site.head
import manifest from '../pictures/manifest.json';
import type { PictureId } from '../pictures/pictures';
import placeholders from '../pictures/placeholders.json';
import { footer, isMenuGroup, mapsLink, navigation } from '../site/navigation';
import { handbookPages } from './event-planners';
import { venueCategoryLinks } from '../venues/category-cards';
import { descriptionLetters, fullTitle, titleLetters } from '../site/page-content';
import { isListed, pages } from './pages';

describe('links', () => {
  it('the links lead from navigation, footer and texts to known pages', () => {
    const targets = [...JSON.stringify([navigation, footer, pages]).matchAll(/"to":"(\/[^"#?]*)/g)].map(([, to]) => to);
    const paths = new Set(pages.map(({ path }) => path));
    expect(targets.length).toBeGreaterThan(50);
    expect([...new Set(targets)].filter((to) => !paths.has(to!))).toEqual([]);
  });
});

describe.each(pages.map((page) => [page.path, page] as const))('the page %s', (_path, page) => {
  it('has a head that fits into a search result', () => {
    expect(fullTitle(page.head).length).toBeGreaterThan(6);
    expect(fullTitle(page.head).length).toBeLessThanOrEqual(titleLetters);
    expect(page.head.description.length).toBeGreaterThan(20);
    expect(page.head.description.length).toBeLessThanOrEqual(descriptionLetters);
    expect(['index, follow', 'noindex, follow']).toContain(page.head.robots);
  });

  it('has a sharing picture that exists', () => {
    expect(Object.keys(manifest)).toContain(page.head.picture);
  });

  it('states its language', () => {
    expect(['en', 'de']).toContain(page.lang);
  });

  it('names only pictures that exist', () => {
    const named = [...JSON.stringify(page.copy).matchAll(/"picture":\{"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(named));
  });
});

describe('pages that search engines list', () => {
  it('listed pages have a sharing picture of their own; a floor plan has that of its venue', () => {
    const listed = pages.filter((page) => isListed(page) && !page.path.endsWith('/floor-plan'));
    const shared = listed.map(({ head }) => head.picture);
    expect(listed.map(({ path }) => path).filter((_, at) => shared.indexOf(shared[at]!) !== at)).toEqual([]);
  });
});

describe('pages that search engines leave out', () => {
  it('unlisted pages are follow-ups, personal and protected pages, unknown venues, the style guide and the 404 page', () => {
    expect(pages.filter((page) => !isListed(page)).map(({ path }) => path)).toEqual([
      '/webinar/sign-up',
      '/webinar/confirmation',
      '/webinar/join',
      '/webinar/return-seat',
      '/webinar/keep-seat',
      '/webinar/release',
      '/newsletter/confirm',
      '/newsletter/unsubscribe',
      '/events/request',
      '/newsletter',
      '/venues/unknown',
      '/offers',
      '/development',
      '/development/investment-case',
      ...handbookPages.map(({ path }) => path),
      '/styleguide',
      '/404',
    ]);
  });
});

describe('navigation and footer', () => {
  const groups = navigation.before.filter(isMenuGroup);

  it('have the stated order, with Use Cases and Venue as dropdowns', () => {
    const { before, after, action } = navigation;
    expect([...before, ...after, action].map(({ label }) => label)).toEqual([
      ...['Overview', 'Use Cases', 'Venue', 'Gallery', 'Exclusive Offers', 'References', 'Contact', 'Book a Tour'],
    ]);
    expect(groups.map(({ label }) => label)).toEqual(['Use Cases', 'Venue']);
  });

  it('lead into their sections', () => {
    expect(groups.map(({ all, cards }) => [all.to, ...cards.map(({ to }) => to)])).toEqual([
      [
        '/use-cases',
        '/use-cases#conferences-events-section',
        '/use-cases#meetings-workshops-section',
        '/use-cases#broadcast-streaming-section',
      ],
      ['/venues', '/venues#stages-section', '/venues#spaces-section', '/venues#spatial-section'],
    ]);
    expect(groups[1]?.more?.links.map(({ to }) => to)).toEqual([
      '/venues/floors#single-floor-section',
      '/venues/floors#double-floor-section',
      '/venues/floors#triple-floor-section',
    ]);
  });

  it('the navigation shows name, text and two features of each use case, and each venue’s figures', () => {
    expect(groups[0]?.cards.map(({ description, points }) => [description !== '', points.length])).toEqual([
      [true, 2],
      [true, 2],
      [true, 2],
    ]);
    expect(groups[1]?.cards.map(({ name, points }) => [name, ...points])).toEqual([
      ['STAGES', ...venueCategoryLinks.stages.facts],
      ['SPACES', ...venueCategoryLinks.spaces.facts],
      ['OFFICES', ...venueCategoryLinks.offices.facts],
    ]);
  });

  it('the footer has every link', () => {
    const links: string[] = footer.groups.flatMap(({ links: each }) => each.map(({ to }) => to));
    expect(links).toEqual(
      expect.arrayContaining([
        ...['/references', '/support', '/company-culture', '/contact', '/book-tour', '/gallery', '/private-offers'],
        ...['/privacy', '/cookie-policy', '/terms-of-use', '/imprint', '/cookie-settings'],
        ...['/services#venue-as-a-service', '/services#full-service-experience'],
        ...['/services#technology-solutions', '/services#creative-content'],
        ...['/webinar/led-wall', '/events', '/event-planners', '/development'],
      ]),
    );
    expect(new Set(links).size).toBe(links.length);
  });

  it('the footer encodes the address for the map', () => {
    expect(mapsLink({ street: 'Am Kai 1', postcode: '60300', city: 'Frankfurt' })).toBe(
      'https://www.openstreetmap.org/search?query=Am%20Kai%201%2C%2060300%20Frankfurt',
    );
  });
});

describe('the pictures', () => {
  it.each(Object.entries(manifest))('%s has an alternative text and a small placeholder', (id, picture) => {
    expect(picture.alt.length).toBeGreaterThan(20);
    const placeholder = placeholders[id as PictureId];
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(1000);
    expect(Math.max(...picture.widths)).toBeLessThanOrEqual(picture.width);
  });
});
