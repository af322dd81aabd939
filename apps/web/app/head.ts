import type { MetaDescriptor } from 'react-router-dom';
import { fullTitle, type PageContent } from '@mainstage/content/site/page-content';
import { placeholderPages } from '@mainstage/content/site/placeholder-pages';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { sharePath, shareSize } from '@mainstage/content/pictures/share';
import { brand } from '@mainstage/content/site/brand';
import { breadcrumbs, type Crumb, organisation } from './structured-data';
import { siteSettings } from './site-settings';

const { origin } = siteSettings;

interface HeadOptions {
  /** The breadcrumbs after Home; without them the page is directly below Home. */
  trail?: readonly Crumb[];
  /** Further JSON-LD: a room, an event, questions and answers. */
  data?: readonly object[];
}

/** The head of a page, from its content: title, description, share tags, robots, structured data (rule site.head). */
export function headOf({ path, head, lang }: PageContent, { trail, data = [] }: HeadOptions = {}): MetaDescriptor[] {
  const { alt } = pictureOf(head.picture);
  const image = `${origin}${sharePath(head.picture)}`;
  const found = head.robots.startsWith('index');
  const own = path !== placeholderPages.notFound && path !== placeholderPages.unknownVenue;
  const steps = trail ?? [{ name: head.name ?? head.title, path }];
  const title = fullTitle(head);
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { name: 'robots', content: head.robots },
    ...(found ? [{ tagName: 'link', rel: 'canonical', href: `${origin}${path}` }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: lang === 'de' ? 'de_DE' : 'en_GB' },
    ...(own ? [{ property: 'og:url', content: `${origin}${path}` }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
    { 'script:ld+json': organisation },
    ...(found && path !== '/' ? [{ 'script:ld+json': breadcrumbs([{ name: 'Home', path: '/' }, ...steps]) }] : []),
    ...data.map((each) => ({ 'script:ld+json': each })),
  ];
}
