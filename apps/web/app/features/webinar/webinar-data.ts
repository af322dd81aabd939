import { webinar } from '@mainstage/content/pages/webinar';
import { isToCome } from '@mainstage/content/webinar/state';
import { type WebinarWords, webinarWords } from '@mainstage/content/webinar/words';
import type { WebinarDate } from '@mainstage/contracts/answers';
import type { Event, WithContext } from 'schema-dts';
import { organisationId } from '../../structured-data';
import { siteSettings } from '../../site-settings';

const { origin } = siteSettings;

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

/** Structured data of the webinar with its current date; empty once it has begun. */
export const webinarData = (webinar: WebinarDate): readonly object[] =>
  isToCome(webinar.state) ? [event(webinarWords(webinar))] : [];
