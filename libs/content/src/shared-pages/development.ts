import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

/** Public part of the landlord presentation: paths and heads. Its content is in libs/protected-content. */
const presentation = '/development';

export const development = {
  path: presentation,
  lang: 'en',
  head: {
    title: 'Development',
    signature: `For property owners, ${brand.name}`,
    description: `A protected page for partners of ${brand.name}. It opens with the password that we gave you.`,
    keywords: ['event venue development', 'property owners', brand.address.city],
    robots: 'noindex, follow',
    picture: 'led-frame',
  },
  copy: { print: 'Print this page', lock: 'Lock the presentation in this browser' },
} as const satisfies PageContent;

export const developmentCase = {
  ...development,
  path: `${presentation}/investment-case`,
  head: { ...development.head, title: 'Investment case' },
} as const satisfies PageContent;
