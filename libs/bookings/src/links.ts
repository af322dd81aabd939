import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';

/** The booking that a link of sales, or of its client, speaks of; nothing for a forged or an old one. */
export function bookingOfLink(
  secret: string,
  token: string,
  purpose: 'booking-desk' | 'booking-option' = 'booking-desk',
): string | undefined {
  const read = readToken(secret, purpose, token);
  return typeof read === 'string' ? undefined : read.subject;
}

const feedPath = (token: string) => `/api/calendar/${token}.ics`;

/** The address of a floor's private calendar. */
export function feedUrl(publicUrl: string, secret: string, floor: number, round: number): string {
  return publicUrl + feedPath(signToken(secret, 'calendar-feed', { subject: String(floor), round }));
}

/** Which floor's feed an address names, and of which round it is; nothing for a forged one. */
export function feedOfToken(secret: string, token: string): { floor: number; round: number } | undefined {
  const read = readToken(secret, 'calendar-feed', token);
  return typeof read === 'string' ? undefined : { floor: Number(read.subject), round: read.round };
}
