/*
 * Bookings say when a room is taken, which stays true; who took it goes. What was noted about them may name the person, so
 * the notes go whole.
 */

/** What takes the person out of a row of `bookings`. */
export const emptiedBooking = 'client = NULL, client_email = NULL, lead_form = NULL, lead_id = NULL';

/** What takes the person out of a row of `booking_events`. */
export const emptiedEvent = `note = NULL, before = before - '{client,client_email,clientEmail}'::text[]`;
