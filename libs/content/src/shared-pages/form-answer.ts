import type { PageContent } from '../site/page-content';
import { standIns } from '../site/stand-ins';

/** Stand in the built page for what only the answer to a form knows; the API puts it in. */
export const answerMarks = { title: '{{answer-title}}', body: '{{answer-body}}' } as const;

export const formAnswer = {
  path: standIns.formAnswer,
  lang: 'en',
  head: {
    title: 'Your form',
    description: 'The answer to a form that was sent without scripts.',
    keywords: ['message', 'event venue Frankfurt'],
    robots: 'noindex, follow',
    picture: 'reception-desk',
  },
  copy: { title: answerMarks.title, body: answerMarks.body },
} as const satisfies PageContent;
