import type { DeskMessage } from '@mainstage/contracts/desk/leads';
import type { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';

export function deskMessage(message: InboundMail): DeskMessage {
  const { id, sender, failedChecks, quarantined, checkedAt, notices, attachmentNames } = message;
  const mark = markOf(message);
  const toCheck = !quarantined && checkedAt === null && (mark === 'unknown-sender' || mark === 'perhaps-automatic');
  const files = { attachments: attachmentNames, numbered: notices !== null };
  return { ...{ id, sender, mark, failedChecks, toCheck }, notices: notices ?? [], ...files };
}

function markOf({ kind, authorship, senderRelation }: InboundMail): DeskMessage['mark'] {
  if (kind === 'unknown-sender') return 'unknown-sender';
  if (authorship === 'perhaps-automatic' && kind !== 'bounce' && kind !== 'calendar-reply') return 'perhaps-automatic';
  if (kind !== 'visitor-reply') return null;
  return senderRelation === 'stranger' || senderRelation === 'team' ? senderRelation : null;
}
