import { optionPath, salesBookingLinkDays, salesBookingPath } from '@mainstage/contracts/availability';
import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';
import type { Links } from '@mainstage/leads/links';

export const bookingLinks = {
  /**
   * Page on which sales decides about a booking.
   * @param enqueuedAt when the mail was enqueued, so that every attempt has the same link
   */
  salesBooking: (links: Links, bookingId: string, enqueuedAt: Date): string =>
    `${links.publicUrl}${salesBookingPath}/${bookingToken(links, 'booking-desk', bookingId, enqueuedAt)}`,

  /**
   * Page on which a client sees their option, requests a decision of the first option, or releases it.
   * @param enqueuedAt as above
   */
  bookingOption: (links: Links, bookingId: string, enqueuedAt: Date): string =>
    `${links.publicUrl}${optionPath}/${bookingToken(links, 'booking-option', bookingId, enqueuedAt)}`,
};

function bookingToken(
  { secret }: Links,
  purpose: 'booking-desk' | 'booking-option',
  subject: string,
  enqueuedAt: Date,
): string {
  const expiresAt = new Date(enqueuedAt.getTime() + salesBookingLinkDays * 24 * 3600 * 1000);
  return signToken(secret, purpose, { subject, round: 0 }, expiresAt);
}

/** The booking of a link for sales or the client; undefined if the link is forged or expired. */
export function bookingOfLink(
  secret: string,
  token: string,
  purpose: 'booking-desk' | 'booking-option' = 'booking-desk',
): string | undefined {
  const read = readToken(secret, purpose, token);
  return typeof read === 'string' ? undefined : read.subject;
}

const feedPath = (token: string) => `/api/calendar/${token}.ics`;

export function feedUrl(publicUrl: string, secret: string, floor: number, round: number): string {
  return publicUrl + feedPath(signToken(secret, 'calendar-feed', { subject: String(floor), round }));
}

/** Floor and round of a feed's token; undefined if it is forged. */
export function feedOfToken(secret: string, token: string): { floor: number; round: number } | undefined {
  const read = readToken(secret, 'calendar-feed', token);
  return typeof read === 'string' ? undefined : { floor: Number(read.subject), round: read.round };
}
