/** Paths of pages that stand for many. */
export const placeholderPages = {
  /** For every address without a page, with status 404. */
  notFound: '/404',
  /** For every unknown venue (docs/adr/0054-one-renderer.md). */
  unknownVenue: '/venues/unknown',
  /** For every webinar link that does not open the meeting. */
  webinarJoin: '/webinar/join',
} as const;
