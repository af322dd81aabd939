/*
 * Bookings say when a room is taken, which stays true; who took it goes. What was noted about them may name the person, so
 * the notes go whole.
 */

/** What takes the person out of a booking. */
export const emptiedBooking = { client: null, clientEmail: null, leadForm: null, leadId: null };

/** What takes the person out of an event of a booking. */
export const emptiedEvent = {
  note: null,
  before: () => `before - '{client,client_email,clientEmail}'::text[]`,
};
