import { webinar } from '@mainstage/content/pages/webinar';
import type { WebinarWords } from '@mainstage/content/webinar/words';
import type { Event, WithContext } from 'schema-dts';
import { organisationId, origin } from '../../structured-data';
import { eventToCome } from './webinar-date';

const url = `${origin}${webinar.path}`;

const event = ({ startsAt, endsAt }: WebinarWords): WithContext<Event> => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: webinar.head.title,
  description: webinar.head.description,
  url,
  inLanguage: webinar.lang,
  startDate: startsAt,
  endDate: endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url },
  organizer: { '@id': organisationId },
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', url, price: 0, priceCurrency: 'EUR' },
});

/** The webinar for search engines, with the date that rules; nothing once it has begun. */
export const webinarData: readonly object[] = eventToCome ? [event(eventToCome)] : [];
