// Rules: site.head
import { isListed, pages } from '@mainstage/content/pages/pages';
import { home } from '@mainstage/content/pages/home';
import { sharePath } from '@mainstage/content/pictures/share';
import { brand } from '@mainstage/content/site/brand';
import { opening } from '@mainstage/content/site/hours';
import { headOf } from '../head';
import { loader as robots } from '../resources/robots';
import { loader as sitemap } from '../resources/sitemap';

type Tag = Record<string, unknown>;
const tagsOf = (path: string) => headOf(pages.find((page) => page.path === path)!) as Tag[];
const ld = (tags: Tag[]): Tag[] =>
  tags.filter((tag) => 'script:ld+json' in tag).map((tag) => tag['script:ld+json'] as Tag);
// In a browser the document provides the site's origin.
const here = window.location.origin;

describe.each(pages.map(({ path }) => [path]))('the head of %s', (path) => {
  it('the head of a page says each thing once', () => {
    const names = tagsOf(path)
      .map((tag) => tag['name'] ?? tag['property'] ?? tag['rel'] ?? Object.keys(tag)[0])
      .filter((name) => name !== 'script:ld+json');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['title', 'description', 'robots', 'og:image', 'twitter:card']));
  });

  it('the head of a page has a sharing picture of 1200x630 at a whole address', () => {
    const content = (key: string) => tagsOf(path).find((tag) => (tag['property'] ?? tag['name']) === key)?.['content'];
    expect(content('og:image')).toMatch(/^https?:\/\/[^/]+\/pictures\/share\/[\w-]+\.jpg$/);
    expect(content('twitter:image')).toBe(content('og:image'));
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  });

  it('the head of a page names its one address, unless search engines shall leave it out', () => {
    const canonical = tagsOf(path).find(({ rel }) => rel === 'canonical');
    const robotsTag = tagsOf(path).find(({ name }) => name === 'robots');
    expect(canonical?.['href']).toBe(robotsTag?.['content'] === 'index, follow' ? `${here}${path}` : undefined);
  });
});

describe('structured data', () => {
  it('structured data says who runs the venue, where it is and when it is open', () => {
    const graph = ld(tagsOf('/'))[0]?.['@graph'] as Tag[];
    expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'EventVenue']);
    expect(graph[0]).toMatchObject({
      address: { streetAddress: brand.address.street, addressCountry: brand.address.countryCode },
    });
    expect(graph[1]).toMatchObject({
      maximumAttendeeCapacity: 550,
      geo: { '@type': 'GeoCoordinates', ...brand.address.place },
      image: `${here}${sharePath(home.head.picture)}`,
      openingHoursSpecification: {
        opens: expect.stringMatching(/^\d{2}:\d{2}$/),
        dayOfWeek: opening.business.days,
      },
    });
  });

  it('structured data has the breadcrumbs of a page under Home, and none of Home itself', () => {
    expect(ld(tagsOf('/')).map((one) => one['@type'])).not.toContain('BreadcrumbList');
    const breadcrumbs = ld(tagsOf('/overview')).find((one) => one['@type'] === 'BreadcrumbList')!;
    expect(breadcrumbs['itemListElement']).toMatchObject([
      { position: 1, name: 'Home', item: `${here}/` },
      { position: 2, name: 'Overview', item: `${here}/overview` },
    ]);
  });
});

describe('what search engines read', () => {
  // jsdom has no Response; the loaders need only its text.
  beforeAll(() => {
    globalThis.Response ??= class {
      constructor(private readonly body: string) {}
      text = async () => this.body;
    } as never;
  });

  it('the sitemap lists every page that may be found, and no other', async () => {
    const text = await sitemap().text();
    const listed = [...text.matchAll(new RegExp(`<loc>${here}([^<]*)</loc>`, 'g'))].map(([, path]) => path);
    expect(listed).toEqual(pages.filter(isListed).map(({ path }) => path));
    expect(listed).not.toContain('/styleguide');
  });

  it('robots.txt says where the sitemap is', async () => {
    expect(await robots().text()).toContain(`Sitemap: ${here}/sitemap.xml`);
  });
});
