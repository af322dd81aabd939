/** The four sections of /services by their anchors, for the footer of every page (rule nav.footer). */
export const serviceNames = {
  'venue-as-a-service': 'Venue as a Service',
  'full-service-experience': 'Full-Service Experience',
  'technology-solutions': 'Technology Solutions',
  'creative-content': 'Creative Content',
} as const;
