import type { FormName } from '@mainstage/leads/forms';

/** The page that handles each form without scripts; dialogs and the footer's form have one of their own. */
export const formPages = {
  newsletter: '/newsletter',
  contact: '/contact',
  tour: '/book-tour',
  webinar: '/webinar/sign-up',
  'business-event': '/events/request',
} as const satisfies Record<FormName, string>;

/**
 * Name of the receipt's button that chooses the language of the answer; as a parameter of the address it reports that
 * the choice failed.
 */
export const answerIn = 'answer-in';

/** Forms whose visitor may choose the language of the answer; the others use that of their page. */
export const languageChoice: readonly FormName[] = ['contact', 'tour'];

/** Parameter with the id of the submission in the address of a receipt, and the id of the receipt's element. */
export const sentParameter = 'sent';

/** Id of the outcome above a form that was sent without scripts; the form's action targets it. */
export const answerId = 'answer';
