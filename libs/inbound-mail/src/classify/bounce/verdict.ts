import type { DeliveryReport } from './delivery-report';
import { type BounceReason, reasonOfStatus, reasonOfText } from './reasons';

/**
 * Consequence of a bounce for later mails: `hard` for an address that does not exist, `mailbox-full` and `policy` for
 * temporary or policy reasons, `soft` for any other failure, `delayed` for a mail that is still retried.
 */
export type BounceVerdict = 'hard' | 'soft' | 'mailbox-full' | 'policy' | 'delayed';

/** Who must act: the owner of the address, we as senders, or their mail system. */
export type BounceFault = 'address' | 'sender' | 'system';

export interface Bounce {
  verdict: BounceVerdict;
  reason: BounceReason;
  fault: BounceFault;
  /** Enhanced status code; empty if there is none. */
  status: string;
}

const meanings: Record<BounceReason, [BounceVerdict, BounceFault]> = {
  'address-unknown': ['hard', 'address'],
  'host-unknown': ['hard', 'address'],
  'mailbox-disabled': ['soft', 'address'],
  'mailbox-full': ['mailbox-full', 'address'],
  policy: ['policy', 'sender'],
  'too-large': ['soft', 'sender'],
  temporary: ['soft', 'system'],
  other: ['soft', 'system'],
};

/**
 * A server that accepts the address and rejects it after the content has a filter that simulates a missing mailbox; the
 * address may exist. Carriers that hide the address in the reply do the same. A status code of the address itself still
 * counts.
 */
const afterContent =
  /(in reply to|after) (the )?(end of )?data\b|\bDATA\s+<<< 5|smtp command\s+DATA|\[DATA\]|\b550:? : user unknown/i;

/** Signs that the address itself was rejected, whichever command the reply was for. */
const addressRefused = /^[45]\.1\.|no valid recipients/;

/** Dovecot's delivery agent gives the reason in the text only. */
const rejectedText = /was automatically rejected:\s*(.{1,500})/i;

/** @param text text of the notice, if report and diagnostic contain no reason */
export function verdictOf({ action, status, diagnostic }: DeliveryReport, text: string): Bounce {
  const given = status || (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? '');
  // The text is more precise than codes, which many servers use loosely.
  const words = rejectedText.exec(text)?.[1] ?? (diagnostic || text);
  const reason = reasonOfText(words) ?? reasonOfStatus(given) ?? reasonOfText(text) ?? 'other';
  const [verdict, fault] = meanings[reason];
  if (action === 'delayed') return { verdict: 'delayed', reason, fault, status: given };
  const filtered =
    reason === 'address-unknown' &&
    !addressRefused.test(`${given} ${diagnostic} ${text}`) &&
    afterContent.test(`${diagnostic}\n${text}`);
  // A domain that could not be resolved this time may exist.
  const unresolved = reason === 'host-unknown' && given.startsWith('4.');
  return { verdict: verdict === 'hard' && (filtered || unresolved) ? 'soft' : verdict, reason, fault, status: given };
}
