import { culture, cultureLinks } from '../culture/culture';
import type { PageContent } from '../site/page-content';

export const companyCulture = {
  path: '/company-culture',
  lang: 'en',
  head: {
    title: 'Our Brand: what we believe in',
    name: 'Our Brand',
    description:
      'Mission, vision and purpose, the brand values Centerstage, Bold and Astute, a culture code of six lines and five core principles.',
    keywords: ['company culture', 'brand values', 'mission', 'event venue Frankfurt'],
    robots: 'index, follow',
    picture: 'lobby-brand',
  },
  copy: {
    hero: {
      kicker: 'Our Brand',
      title: 'The light is for the guest.',
      lead: 'What we believe in, how we work together, and what you can hold us to.',
      picture: { id: 'skyline-stage-empty' },
    },
    mission: culture.mission,
    values: { title: 'Brand values', items: culture.values },
    code: {
      title: 'Culture code',
      items: culture.code,
    },
    outlook: {
      vision: { ...culture.vision, picture: { id: 'house-corner-night' } },
      purpose: { ...culture.purpose, picture: { id: 'directors-morning' } },
    },
    principles: {
      title: 'Five core principles',
      items: culture.principles,
    },
    closing: {
      title: 'Hold us to it.',
      lead: 'Tell us what you are planning, or come and work with us.',
      contact: cultureLinks[1].label,
      careers: cultureLinks[0].label,
      picture: { id: 'coffee-bar', alt: '' },
    },
  },
} as const satisfies PageContent;
