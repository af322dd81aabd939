/** The forms of the site that are stored as leads. */
export type FormName = 'newsletter' | 'contact' | 'tour' | 'webinar' | 'business-event';
