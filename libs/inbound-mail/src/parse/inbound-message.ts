/** A part of a message other than its text: an attachment, a delivery report, a calendar. */
export interface MessagePart {
  /** In lower case, such as `message/delivery-status`. */
  mimeType: string;
  filename?: string;
  /** What a calendar part wants, in upper case: `REPLY`. */
  method?: string;
  /** By which HTML refers to it (`cid:`), without angle brackets. */
  contentId?: string;
  content: Uint8Array;
}

/** What a reader must know of a message beside its text (rule inbound.whole). */
export type ReadingNotice = 'cut' | 'signed' | 'unreadable';

/** A message as far as it could be read; every text is free of NUL and other control characters. */
export interface InboundMessage {
  /** False where the message could not be parsed; then only the fields that a raw look finds are set. */
  parsed: boolean;
  /** With angle brackets, as the header has it. */
  messageId?: string;
  inReplyTo?: string;
  subject: string;
  /** The address of From, in lower case. Anyone may have written it. */
  from?: string;
  /** The name beside it. */
  fromName?: string;
  /** When it was sent, where the header holds a date that exists. */
  sentAt?: Date;
  /** Values by header name in lower case, in the order of the message. */
  headers: ReadonlyMap<string, readonly string[]>;
  /** The whole text, quoted history included; of HTML where there is no plain text. */
  text: string;
  /** The HTML as it came in, hostile where its writer is; undefined where there is none. */
  html?: string;
  parts: readonly MessagePart[];
  notices: readonly ReadingNotice[];
}

/** The first value of a header; empty where there is none. */
export const headerOf = ({ headers }: InboundMessage, name: string): string => headers.get(name)?.[0] ?? '';
