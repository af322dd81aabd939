import { isOutsideTourHours, outsideTourHours } from '@mainstage/content/site/tour-hours';
import { notification } from '../../notification';
import { ordinary } from '../../sample';
import { bookingOf, notificationOf } from '../booking-of';
import type { TypedFields } from '../entity';
import { tourForSales } from '../fields';
import { guestsText } from '../../lead-context';
import { venueName } from '@mainstage/venues/facts/display-names';
import { tourDateSubject, tourDateText } from './date-text';

export const tourNotification = notification<'tour-notification', TypedFields['tour']>({
  kind: 'tour-notification',
  name: 'Tour: request, to sales',
  title: 'Tour request',
  subject: ({ typed: { preferredDate, preferredTime, numberOfGuests }, context, receivedAt }) => [
    'Tour',
    tourDateSubject(preferredDate, preferredTime, receivedAt),
    numberOfGuests ? guestsText(numberOfGuests) : null,
    context?.briefVenue && venueName(context.briefVenue),
  ],
  fields: tourForSales,
  requestFacts: ({ typed: { preferredDate, preferredTime, numberOfGuests } }) => [
    ['Preferred date', tourDateText(preferredDate, preferredTime)],
    ['Tour hours', isOutsideTourHours(preferredDate, preferredTime) ? outsideTourHours : null],
    ['Guests', numberOfGuests === undefined ? 'not given' : String(numberOfGuests)],
  ],
  props: async (context) => notificationOf(await bookingOf(context, 'tour')),
  sample: {
    ...ordinary,
    visitorNotMailed: true,
    typed: {
      fullName: 'Ada Muster',
      email: 'ada.muster@firma.example',
      phoneNumber: '+49 69 90009-121',
      preferredDate: '2026-07-18',
      preferredTime: '14:00',
      numberOfGuests: 4,
      additionalInformation: 'We need step-free access.',
    },
  },
});
