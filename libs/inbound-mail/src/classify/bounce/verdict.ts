import type { DeliveryReport } from './delivery-report';
import { type BounceReason, reasonOfStatus, reasonOfText } from './reasons';

/**
 * What a bounce means for later mails: `hard` for an address that does not exist, `mailbox-full` and `policy` for what may
 * change, `soft` for whatever else failed this time, `delayed` for a mail that is still being tried.
 */
export type BounceVerdict = 'hard' | 'soft' | 'mailbox-full' | 'policy' | 'delayed';

/** Who has to act: whoever gave the address, we as senders, or their mail system. */
export type BounceFault = 'address' | 'sender' | 'system';

export interface Bounce {
  verdict: BounceVerdict;
  reason: BounceReason;
  fault: BounceFault;
  /** Enhanced status code; empty where none was given. */
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
 * A server that accepts the address and refuses it after the content tells of a filter that acts as if there were no such
 * mailbox, not of an address that does not exist. Carriers that hide the address in the answer do the same. A status code of the address itself counts all the same.
 */
const afterContent =
  /(in reply to|after) (the )?(end of )?data\b|\bDATA\s+<<< 5|smtp command\s+DATA|\[DATA\]|\b550:? : user unknown/i;

/** What shows that the address itself was refused, whichever command the answer came to. */
const addressRefused = /^[45]\.1\.|no valid recipients/;

/** Dovecot's delivery agent says in the text alone why it rejected. */
const rejectedText = /was automatically rejected:\s*(.{1,500})/i;

/** @param text what the notice says in words, for where report and diagnostic do not tell */
export function verdictOf({ action, status, diagnostic }: DeliveryReport, text: string): Bounce {
  const given = status || (/\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? '');
  // Words are more exact than codes, which many servers use loosely.
  const words = rejectedText.exec(text)?.[1] ?? (diagnostic || text);
  const reason = reasonOfText(words) ?? reasonOfStatus(given) ?? reasonOfText(text) ?? 'other';
  const [verdict, fault] = meanings[reason];
  if (action === 'delayed') return { verdict: 'delayed', reason, fault, status: given };
  const filtered =
    reason === 'address-unknown' &&
    !addressRefused.test(`${given} ${diagnostic} ${text}`) &&
    afterContent.test(`${diagnostic}\n${text}`);
  // A domain that name servers could not tell of this time may exist.
  const unresolved = reason === 'host-unknown' && given.startsWith('4.');
  return { verdict: verdict === 'hard' && (filtered || unresolved) ? 'soft' : verdict, reason, fault, status: given };
}
