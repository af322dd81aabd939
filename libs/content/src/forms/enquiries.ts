/** Message templates of page buttons; the visitor completes each line after its colon. */
const enquiries = {
  venue: [
    'I would like to discuss my requirements for a booking.',
    '',
    'Occasion:',
    'Date, or a few that would do:',
    'Guests:',
    'Rooms (event floor, private rooms, workshop, terrace):',
    'What must not be missing:',
  ],
  careers: [
    'I would like to work with you.',
    '',
    'Role:',
    'What I have done so far:',
    'When I could begin:',
    'How to reach me:',
  ],
} as const;

export type Enquiry = keyof typeof enquiries;

/** URL of the contact form with that text prefilled. */
export const enquiryPath = (about: Enquiry): string => `/contact?about=${about}`;

/** The text of a name; undefined for an unknown name. */
export function enquiryText(about: string): string | undefined {
  return Object.hasOwn(enquiries, about) ? enquiries[about as Enquiry].join('\n') : undefined;
}
