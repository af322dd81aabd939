import type { FormName } from '@mainstage/leads/forms';

/** The page on which each form is sent without scripts; dialogs and the footer's form have one of their own. */
export const formPages = {
  newsletter: '/newsletter',
  contact: '/contact',
  tour: '/book-tour',
  webinar: '/webinar/sign-up',
  'business-event': '/events/request',
} as const satisfies Record<FormName, string>;

/** Name of the button on a receipt that chooses the language of the answer; in its address it says that the choice failed. */
export const answerIn = 'answer-in';

/** Forms whose visitor may choose the language of the answer; the others send that of their page. */
export const languageChoice: readonly FormName[] = ['contact', 'tour'];

/** Name of the parameter with the id of what was sent, in the address of a receipt, and the id of the receipt in its page. */
export const sentParameter = 'sent';

/** Id of what the page says above a form that was sent without scripts; the form's address leads there. */
export const answerId = 'answer';
