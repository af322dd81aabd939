import type { PageContent } from './page-content';

/** What is public of the landlord presentation: addresses and heads. Its content lies in libs/gated. */
const presentation = '/development';

export const development = {
  path: presentation,
  lang: 'en',
  head: {
    title: 'Development | For property owners, Mainstage Frankfurt',
    description: 'A protected page for partners of Mainstage Frankfurt. It opens with the password that we gave you.',
    keywords: [],
    robots: 'noindex, follow',
    picture: 'led-frame',
  },
  copy: {},
} as const satisfies PageContent;

export const developmentCase = {
  ...development,
  path: `${presentation}/investment-case`,
  head: { ...development.head, title: 'Investment case | For property owners, Mainstage Frankfurt' },
} as const satisfies PageContent;
