import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Front page and chapters of the client handbook: one page file, each its own prerendered gate. */
const handbook = [
  'event-planners',
  'event-planners/how-we-support-you',
  'event-planners/our-packages',
  'event-planners/payment-information',
  'event-planners/deadlines',
  'event-planners/types-of-events',
  'event-planners/catering',
  'event-planners/digital-signage',
];

export default [
  index('pages/home.tsx'),
  route('overview', 'pages/overview.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('book-tour', 'pages/book-tour.tsx'),
  route('webinar/led-wall', 'pages/webinar.tsx'),
  route('webinar/confirmation', 'pages/webinar-confirmation.tsx'),
  // The built file stands at /webinar/join; the API sends it for every link that does not open the meeting.
  route('webinar/join/:token?', 'pages/webinar-join.tsx'),
  route('events', 'pages/events.tsx'),
  route('newsletter/confirm', 'pages/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('imprint', 'pages/imprint.tsx'),
  route('terms-of-use', 'pages/terms-of-use.tsx'),
  route('cookie-policy', 'pages/cookie-policy.tsx'),
  route('cookie-settings', 'pages/cookie-settings.tsx'),
  route('venues', 'pages/venues.tsx'),
  route('venues/floors', 'pages/venue-floors.tsx'),
  route('venues/:productId/floor-plan', 'pages/venue-floor-plan.tsx'),
  route('exclusive-offers', 'pages/exclusive-offers.tsx'),
  route('private-offers', 'pages/private-offers.tsx'),
  route('use-cases', 'pages/use-cases.tsx'),
  route('services', 'pages/services.tsx'),
  route('company-culture', 'pages/company-culture.tsx'),
  route('support', 'pages/support.tsx'),
  route('references', 'pages/references.tsx'),
  route('gallery', 'pages/gallery.tsx'),
  ...handbook.map((path) => route(path, 'pages/event-planners.tsx', { id: path })),
  route('styleguide', 'pages/styleguide.tsx'),
  route('sitemap.xml', 'resources/sitemap.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('site.webmanifest', 'resources/manifest.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
