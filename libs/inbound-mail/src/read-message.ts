import { calendarReplyWords } from './classify/calendar-reply';
import { type Classification, classify } from './classify/classify';
import { failedChecks } from './classify/failed-checks';
import { isFailureNotice, returnedHead, returnedMessageIds, returnsMail } from './classify/bounce/failure-notice';
import { addressesIn } from './parse/addresses';
import type { InboundMessage } from './parse/inbound-message';
import { parseMessage } from './parse/parse-message';
import { visibleText } from './reply/visible-text';

/** A message, what it is, and what its writer wrote without quoted history and signature. */
export interface MessageReading {
  message: InboundMessage;
  /** What it is where it came to the address for bounces, and elsewhere. */
  classification: Record<'atBounceAddress' | 'elsewhere', Classification>;
  /** Addresses of From; more than one is unusual. */
  senders: string[];
  /** Addresses of To and Cc. */
  recipients: string[];
  /** The head of the mail that a report returns; empty where there is none. */
  returned: string;
  /** Message-IDs of the mail that a report returns or says it is about, in lower case. */
  returnedIds: string[];
  /** Whether a server says, in whatever form, that the mail which it returns failed. */
  isFailureNotice: boolean;
  /** Checks of the sender that failed, as the trusted server says. */
  failedChecks?: string;
  visibleText: string;
  /** Whether a quoted message is missing in it. */
  leftOut: boolean;
}

/** What is known of a message that could not be read. */
export const unreadable: MessageReading = {
  message: { parsed: false, subject: '', headers: new Map(), text: '', parts: [], notices: ['unreadable'] },
  classification: {
    atBounceAddress: { kind: 'unknown', authorship: 'person' },
    elsewhere: { kind: 'unknown', authorship: 'person' },
  },
  senders: [],
  recipients: [],
  returned: '',
  returnedIds: [],
  isFailureNotice: false,
  visibleText: '',
  leftOut: false,
};

/**
 * Parses and classifies a raw message. Never throws.
 * @param authservId the server whose Authentication-Results count; undefined where none does
 */
export async function readMessage(raw: Uint8Array, authservId: string | undefined): Promise<MessageReading> {
  const message = await parseMessage(raw);
  const failed = failedChecks(message, authservId);
  const classification = { atBounceAddress: classify(message, true), elsewhere: classify(message, false) };
  const own = visibleText(message.text, message.subject);
  const { elsewhere } = classification;
  return {
    ...{ message, classification },
    senders: addressesIn(message, 'from'),
    recipients: addressesIn(message, 'to', 'cc'),
    returned: returnedHead(message),
    returnedIds: returnedMessageIds(message),
    isFailureNotice: returnsMail(message) && isFailureNotice(message),
    ...(failed !== undefined && { failedChecks: failed }),
    visibleText: elsewhere.kind === 'calendar-reply' ? calendarReplyWords(elsewhere.reply, own) : own,
    leftOut: own !== message.text.trim(),
  };
}
