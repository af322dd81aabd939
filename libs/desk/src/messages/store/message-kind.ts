import type { InboundMail, InboundMailKind } from '@mainstage/inbound-mail/entities/inbound-mail';

/** What tells an answer of sales from a reply of the client. */
interface WrittenMessage extends Pick<InboundMail, 'authorship' | 'failedChecks' | 'toClient'> {
  /** Whether it came to the copy address of the lead; else it came to the visitor's, or to no lead. */
  atCopyAddress: boolean;
  fromTeam: boolean;
  fromClient: boolean;
}

/**
 * What a written message is (rule inbound.answers). An answer came to the copy address, from the team, with the client among
 * its recipients. From can be anybody's: at the visitor's address the team's is a reply like every other, and one that
 * failed the checks of its sender is nobody's until the desk says so.
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
