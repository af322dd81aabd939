import { calendarReplyWords } from './classify/calendar-reply';
import { type Classification, classify } from './classify/classify';
import { failedChecks } from './classify/failed-checks';
import { isFailureNotice, returnedHead, returnedMessageIds, returnsMail } from './classify/bounce/failure-notice';
import { addressesIn } from './parse/addresses';
import type { InboundMessage } from './parse/inbound-message';
import { parseMessage } from './parse/parse-message';
import { visibleText } from './reply/visible-text';

/** A parsed and classified message, and its text without quoted history and signature. */
export interface MessageReading {
  message: InboundMessage;
  /** Classification at the address for bounces, and at any other. */
  classification: Record<'atBounceAddress' | 'elsewhere', Classification>;
  senders: string[];
  recipients: string[];
  /** The headers of the mail that a report returns; empty if there is none. */
  returned: string;
  /** Message-IDs that a report returns or refers to, in lower case. */
  returnedIds: string[];
  /** Whether a server reports, in any format, that the returned mail failed. */
  isFailureNotice: boolean;
  /** Failed sender checks according to the trusted server. */
  failedChecks?: string;
  visibleText: string;
  /** Whether a quoted message was left out. */
  leftOut: boolean;
}

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

export interface ReadingSettings {
  /** The server whose Authentication-Results count; undefined if none does. */
  authservId?: string | undefined;
  /** Name in MAIL_FROM, which programs write above a quoted mail of ours. */
  ownName?: string | undefined;
}

/** Parses and classifies a raw message. Never throws. */
export async function readMessage(raw: Uint8Array, settings: ReadingSettings): Promise<MessageReading> {
  const message = await parseMessage(raw);
  const failed = failedChecks(message, settings.authservId);
  const classification = { atBounceAddress: classify(message, true), elsewhere: classify(message, false) };
  const own = visibleText(message.text, message.subject, message.from, settings.ownName);
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
