/** A part of a message other than its text: an attachment, a delivery report, a calendar. */
export interface MessagePart {
  mimeType: string;
  filename?: string;
  /** METHOD of a calendar part, in upper case: `REPLY`. */
  method?: string;
  /** Reference from HTML (`cid:`), without angle brackets. */
  contentId?: string;
  content: Uint8Array;
}

/** Notices for readers (rule inbound.whole). */
export type ReadingNotice = 'cut' | 'signed' | 'unreadable';

/** A message as far as it could be parsed; all text is free of NUL and other control characters. */
export interface InboundMessage {
  /** False if the message could not be parsed; then only fields from the raw headers are set. */
  parsed: boolean;
  /** With angle brackets. */
  messageId?: string;
  inReplyTo?: string;
  subject: string;
  /** The address of From, in lower case, which can be forged. */
  from?: string;
  fromName?: string;
  /** The Date header, if it is a valid date. */
  sentAt?: Date;
  /** Values by header name in lower case, in the order of the message. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** The whole text, quoted history included; converted from HTML if there is no plain text. */
  text: string;
  /** The unmodified, possibly hostile HTML; undefined if there is none. */
  html?: string;
  parts: readonly MessagePart[];
  notices: readonly ReadingNotice[];
}

/** The first value of a header; empty if there is none. */
export const headerOf = ({ headers }: InboundMessage, name: string): string => headers.get(name)?.[0] ?? '';
