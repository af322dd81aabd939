import type { FormName } from '../forms';

/** The forms whose suspected leads wait for sales in one digest; the webinar's wait in its own. */
export type QuarantineForm = Exclude<FormName, 'webinar'>;

/** What sales calls a lead of each. */
export const quarantineForms = {
  contact: 'Contact message',
  tour: 'Tour request',
  'business-event': 'Business event application',
  newsletter: 'Newsletter sign-up',
} as const satisfies Record<QuarantineForm, string>;

/** Below it lie the pages by which sales releases a lead. */
export const quarantinePath = '/api/held-leads';
