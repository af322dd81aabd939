/** Pages whose built file answers addresses that have none of their own; the API sends them. */
export const standIns = {
  /** For every address without a page, with status 404. */
  notFound: '/404',
  /** For every venue that nobody knows (docs/adr/0008-unknown-venues.md). */
  unknownVenue: '/venues/unknown',
  /** For every link to the webinar that does not open the meeting. */
  webinarJoin: '/webinar/join',
  /** For the answer to every form that was sent without scripts (docs/adr/0027-forms-without-scripts.md). */
  formAnswer: '/form-answer',
} as const;

/** Those that have no address of their own: asked for by it, they are not found. */
export const withoutAddress: readonly string[] = [standIns.notFound, standIns.formAnswer];
