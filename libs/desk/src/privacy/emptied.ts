/* Bookings keep the occupied time; their client is erased. Notes may name the person and are erased whole. */

/** Columns that remove the person from a booking. */
export const emptiedBooking = { client: null, clientEmail: null, leadForm: null, leadId: null, publicTitle: null };

/** Columns that remove the person from an event of a booking. */
export const emptiedEvent = {
  note: null,
  before: () => `before - '{client,client_email,clientEmail,public_title}'::text[]`,
};
