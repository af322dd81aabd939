import type { PageContent } from '../site/page-content';
import { placeholderPages } from '../site/placeholder-pages';

/** Placeholders of the prerendered page that the API fills in for each form response. */
export const responsePlaceholders = { title: '{{answer-title}}', body: '{{answer-body}}' } as const;

export const formResponse = {
  path: placeholderPages.formAnswer,
  lang: 'en',
  head: {
    title: 'Your form',
    description: 'The answer to a form that was sent without scripts.',
    keywords: ['message', 'event venue Frankfurt'],
    robots: 'noindex, follow',
    picture: 'reception-desk',
  },
  copy: { title: responsePlaceholders.title, body: responsePlaceholders.body },
} as const satisfies PageContent;
