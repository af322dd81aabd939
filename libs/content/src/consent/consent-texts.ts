/**
 * Consent text of each form, exactly as shown. The version is stored with every lead; a changed text needs a new
 * version, which a spec enforces.
 */
export interface ConsentText {
  version: string;
  text: string;
}

export const consentTexts = {
  newsletter: {
    version: 'newsletter-2026-12',
    text: 'By subscribing you ask us to send you our newsletter. You confirm by email first and can unsubscribe at any time. Our privacy policy says how we handle your data.',
  },
  contact: {
    version: 'contact-2026-12',
    text: 'We use what you send us to answer your message and nothing else. Our privacy policy says how we handle your data.',
  },
  tour: {
    version: 'tour-2026-12',
    text: 'We use what you send us to arrange your tour and nothing else. Our privacy policy says how we handle your data.',
  },
  webinar: {
    version: 'webinar-2026-11',
    text: 'Ich stimme zu, dass meine Angaben zur Durchführung des Webinars verarbeitet werden, und habe die Datenschutzerklärung gelesen.',
  },
  'business-event': {
    version: 'business-event-2026-11',
    text: 'Ich stimme zu, dass meine Angaben zur Bearbeitung meiner Bewerbung verarbeitet werden, und habe die Datenschutzerklärung gelesen.',
  },
} as const satisfies Record<string, ConsentText>;

const privacyNote = 'How we handle your data stands in our privacy policy.';

/** Texts of earlier versions, for data exports of leads that were sent under them. */
export const earlierConsentTexts: readonly ConsentText[] = [
  {
    version: 'newsletter-2026-11',
    text: `By subscribing you ask us to send you our newsletter. You confirm by e-mail first and can unsubscribe at any time. ${privacyNote}`,
  },
  {
    version: 'contact-2026-11',
    text: `We use what you send us to answer your message and nothing else. ${privacyNote}`,
  },
  { version: 'tour-2026-11', text: `We use what you send us to arrange your tour and nothing else. ${privacyNote}` },
];
