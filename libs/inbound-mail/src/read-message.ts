import { type Classification, classify } from './classify/classify';
import type { InboundMessage } from './parse/inbound-message';
import { parseMessage } from './parse/parse-message';
import { visibleText } from './reply/visible-text';

/** A message, what it is, and what its writer wrote without quoted history and signature. */
export interface MessageReading {
  message: InboundMessage;
  classification: Classification;
  visibleText: string;
}

/** What is known of a message that could not be read. */
export const unreadable: MessageReading = {
  message: { parsed: false, subject: '', headers: new Map(), text: '', parts: [], notices: ['unreadable'] },
  classification: { kind: 'unknown' },
  visibleText: '',
};

/**
 * Parses and classifies a raw message. Never throws.
 * @param salesTeam addresses in lower case
 */
export async function readMessage(raw: Uint8Array, salesTeam: ReadonlySet<string>): Promise<MessageReading> {
  const message = await parseMessage(raw);
  return {
    message,
    classification: classify(message, salesTeam),
    visibleText: visibleText(message.text, message.subject),
  };
}
