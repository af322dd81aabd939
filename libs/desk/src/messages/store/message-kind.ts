import type { InboundMail, InboundMailKind } from '@mainstage/inbound-mail/entities/inbound-mail';

/** Columns that distinguish an answer of sales from a reply of the client. */
interface WrittenMessage extends Pick<InboundMail, 'authorship' | 'failedChecks' | 'toClient'> {
  /** Whether it was sent to the copy address of the lead, instead of the visitor's or none. */
  atCopyAddress: boolean;
  fromTeam: boolean;
  fromClient: boolean;
}

/**
 * Classifies a written message (rule inbound.answers). An answer was sent by the team to the copy address, with the
 * client among its recipients. From can be forged: at the visitor's address a team address counts as a reply like any
 * other, and a message that failed its sender checks stays unclassified until the desk decides.
 */
export function kindOf({
  atCopyAddress,
  fromTeam,
  fromClient,
  toClient,
  authorship,
  failedChecks,
}: WrittenMessage): InboundMailKind {
  if (!atCopyAddress) return 'visitor-reply';
  if (fromTeam && failedChecks === null) return toClient && authorship === 'person' ? 'answer-copy' : 'team-message';
  if (fromClient) return 'visitor-reply';
  return authorship === 'person' ? 'unknown-sender' : 'visitor-reply';
}
