import { businessEventDialog } from '../forms/business-event';
import { webinarDialog } from '../forms/webinar';
import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

/** Pages of forms that are elsewhere dialogs, or in the footer. */
export const webinarSignUp = {
  path: '/webinar/sign-up',
  lang: 'de',
  head: {
    title: 'Zum LED-Wall-Webinar anmelden',
    description: webinarDialog.intro,
    keywords: ['LED-Wall', 'Webinar', 'Anmeldung'],
    robots: 'noindex, follow',
    picture: 'led-tiles',
  },
  copy: { back: 'Zum Webinar' },
} as const satisfies PageContent;

export const businessEventRequest = {
  path: '/events/request',
  lang: 'de',
  head: {
    title: businessEventDialog.title,
    description: 'Bewerben Sie sich um einen Platz bei unseren Business-Events in Frankfurt.',
    keywords: ['Business-Events', 'Bewerbung'],
    robots: 'noindex, follow',
    picture: 'sky-lounge-reception',
  },
  copy: { back: 'Zu den Business-Events' },
} as const satisfies PageContent;

export const newsletterSignUp = {
  path: '/newsletter',
  lang: 'en',
  head: {
    title: 'Newsletter',
    description: `Subscribe to the newsletter of ${brand.name}.`,
    keywords: ['newsletter'],
    robots: 'noindex, follow',
    picture: 'arena-stage',
  },
  copy: {
    back: 'Home',
    title: 'Our newsletter',
    lead: 'One email confirms your address; every issue has a link to unsubscribe.',
  },
} as const satisfies PageContent;
