import { clientNews, endedSample } from './client-news';

/** A request or an option became definite. */
export const bookingDefinite = clientNews({
  kind: 'booking-definite',
  name: 'Booking: definite',
  states: ['definite'],
  subject: ({ venue }) => `${venue} is yours`,
  text: () => 'Your booking is definite, and the venue is reserved for you.',
  sample: endedSample('definite'),
});
