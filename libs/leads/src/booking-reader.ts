import type { Block } from '@mainstage/mail/layout/blocks';

/** The booking request of a contact message. */
export interface BookingRequest {
  hours: string;
  salesBookingUrl: string;
}

export interface BookingClient {
  id: string;
  createdAt: Date;
  /** Null if a form requested the booking. */
  client: string | null;
  clientEmail: string | null;
  /** Id of the contact message that requested it. */
  contactId: string | null;
}

/** Reads the bookings in mails about leads. */
export interface BookingReader {
  /** @param enqueuedAt when the mail was enqueued */
  requestOf(contactId: string, enqueuedAt: Date): Promise<BookingRequest | undefined>;
  clientOf(bookingId: string): Promise<BookingClient | undefined>;
}

export const salesBookingButton = ({ salesBookingUrl }: Pick<BookingRequest, 'salesBookingUrl'>): Block => ({
  kind: 'button',
  label: 'Open in the calendar',
  url: salesBookingUrl,
});
