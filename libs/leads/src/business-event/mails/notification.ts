import { notification } from '../../notification';
import { ordinary } from '../../sample';
import { bookingOf, notificationOf } from '../../tour/booking-of';
import type { TypedFields } from '../../tour/entity';
import { businessEventForSales, eventInterestLabels } from '../fields';

export const businessEventNotification = notification<'business-event-notification', TypedFields['business_event']>({
  kind: 'business-event-notification',
  name: 'Business event: application, to sales',
  title: 'Business event application',
  subject: ({ typed: { eventInterest } }) => [
    'Business event',
    eventInterest === undefined ? 'no format named' : eventInterestLabels[eventInterest],
  ],
  fields: businessEventForSales,
  requestFacts: ({ typed: { eventInterest } }) => [
    ['Event format', eventInterest === undefined ? 'not given' : eventInterestLabels[eventInterest]],
  ],
  props: async (context) => notificationOf(await bookingOf(context, 'business_event')),
  sample: {
    ...ordinary,
    suspicions: ['The hidden field was filled in', 'Sent 0.4 seconds after the form was opened'],
    visitorNotMailed: true,
    typed: {
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada.muster@firma.example',
      phone: '+49 69 90009-121',
      company: 'Musterfirma',
      position: 'Head of Events',
      eventInterest: 'ai-conference',
      message: 'Gerne auch zum Thema LED-Wall.',
    },
  },
});
