import { salesBookingLinkDays } from '@mainstage/contracts/availability';
import { inboundMessagePath } from '@mainstage/contracts/desk/inbound-messages';
import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';
import type { Links } from '@mainstage/leads/links';

const dayMs = 24 * 3600 * 1000;
/** Days for which the link opens the message without a session. */
const linkDays = 14;
/** Tokens of round 0 were signed for longer; their links expire as early as all others. */
const daysOfRound: Readonly<Record<number, number | undefined>> = { 0: salesBookingLinkDays, 1: linkDays };

/** The token of the link to a message. @param enqueuedAt when its mail was enqueued */
const signMessageToken = (secret: string, messageId: string, enqueuedAt: Date): string =>
  signToken(
    secret,
    'inbound-message',
    { subject: messageId, round: 1 },
    new Date(enqueuedAt.getTime() + linkDays * dayMs),
  );

export const messageLinks = {
  /** Page on which sales reads the whole message. @param enqueuedAt as above */
  inboundMessage: ({ publicUrl, secret }: Links, messageId: string, enqueuedAt: Date): string =>
    `${publicUrl}${inboundMessagePath}/${signMessageToken(secret, messageId, enqueuedAt)}`,
};

/**
 * Reads the token of a link to a message (rule inbound.links).
 * @returns the message's id and the end of access without a session; undefined for a forged token
 */
export function readMessageToken(secret: string, token: string): { messageId: string; opensUntil: Date } | undefined {
  // A session opens the message however old the mail is, so the caller checks the expiry.
  const read = readToken(secret, 'inbound-message', token, new Date(0));
  if (typeof read === 'string' || !read.expiresAt) return undefined;
  const signedFor = daysOfRound[read.round];
  if (signedFor === undefined) return undefined;
  const sentAt = read.expiresAt.getTime() - signedFor * dayMs;
  return { messageId: read.subject, opensUntil: new Date(sentAt + linkDays * dayMs) };
}
