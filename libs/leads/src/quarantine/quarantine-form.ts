import type { FormName } from '../forms';

/** The forms whose suspected leads share a digest; the webinar has its own. */
export type QuarantineForm = Exclude<FormName, 'webinar'>;

/** Names of leads, for sales. */
export const quarantineForms = {
  contact: 'Contact message',
  tour: 'Tour request',
  'business-event': 'Business event application',
  newsletter: 'Newsletter sign-up',
} as const satisfies Record<QuarantineForm, string>;

/** Prefix of the pages by which sales releases a lead. */
export const quarantinePath = '/api/held-leads';
