import type { AnswerFileType } from './answer-files';

export interface AnswerFile {
  id: string;
  name: string;
  type: AnswerFileType;
  /** Bytes before encoding. */
  size: number;
}

/** Content of the composer. */
export interface AnswerText {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** Plain text, signature included. */
  body: string;
  /** Whether the last message is quoted, if it may be. */
  quote: boolean;
  /** Scheduled time, ISO 8601; null for now. */
  sendAt: string | null;
  /** When to remind of it unless the client replies, ISO 8601; null for never. Begins when the answer is sent. */
  remindIfNoReplyBy: string | null;
}

/** An unsent answer: one for each lead and member, stored on the server. */
export interface AnswerDraft extends AnswerText {
  /** Incremented by every change; a change contains the revision that it is based on. */
  revision: number;
  files: AnswerFile[];
  updatedAt: string;
}

/** The quoted message: its author's name or address, and its text. */
export interface AnswerQuote {
  by: string;
  at: string;
  text: string;
}

/** Initial state of the composer: `GET /api/desk/leads/:id/answer`. */
export interface AnswerComposer {
  draft: AnswerDraft | null;
  /** Default recipients. */
  to: string[];
  cc: string[];
  subject: string;
  /** Null if there is nothing to quote, or the address has neither replied nor confirmed. */
  quote: AnswerQuote | null;
  /** Whether the form's text is omitted because its address has neither replied nor confirmed. */
  quoteWithheld: boolean;
  signature: string;
  /**
   * The latest answer to the client, from anybody; sending requires its id, so that two members do not answer at once.
   */
  latest: LatestAnswer | null;
  /** Sender as the client sees it. */
  from: string;
}

/** An answer by the desk, from a mail program or by telephone. */
export interface LatestAnswer {
  id: string;
  /** Address of the member; null if unknown. */
  by: string | null;
  at: string;
  title: string;
  text: string | null;
}

/** `PUT /api/desk/leads/:id/answer` */
export interface AnswerDraftChange extends AnswerText {
  /** The displayed revision; 0 if there was no draft. */
  revision: number;
}

/** `POST /api/desk/leads/:id/answers`: sends the draft. */
export interface SendAnswer {
  /** Revision of the displayed draft. */
  revision: number;
  /** Id of the latest displayed answer; null if there was none. */
  latest: string | null;
  /** A UUID of the press: a repeated one sends nothing. */
  key: string;
}

export interface SentAnswer {
  id: string;
  /** When it is sent: after the undo period, or at the scheduled time. */
  dueAt: string;
  scheduled: boolean;
}

/** `bounced`: accepted by the client's server and returned. `review`: it is unknown whether it arrived. */
export const answerStates = ['waiting', 'sent', 'dead', 'review', 'bounced'] as const;
export type AnswerState = (typeof answerStates)[number];

/** A member's answer in the timeline. */
export interface DeskAnswer {
  id: string;
  state: AnswerState;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  dueAt: string;
  /** Scheduled, instead of sent right after the undo period. */
  scheduled: boolean;
  /** When it reminds of a reply that does not come; null for never. */
  remindIfNoReplyBy: string | null;
  /** Recipients that were refused while it was accepted for others. */
  refused: string[];
  attachments: string[];
  /** Whether the message is stored as sent. */
  stored: boolean;
  /** Its mail, which can be sent again if it failed. */
  mailId: string | null;
}

/** `GET` and `PUT /api/desk/signature`: what ends the answers of a member, by the language of the client. */
export interface Signatures {
  /** In English. */
  text: string;
  /** In German; absent in a change, it is that of `text`. */
  de: string;
}

export const answerLimits = {
  /** Addresses in To, Cc and Bcc. */
  recipients: 20,
  subject: 200,
  body: 12_000,
  signature: 1000,
  files: 20,
  /** Bytes of the encoded message: files grow by a third. */
  encodedBytes: 10 * 1024 * 1024,
  /** Answers per member and hour. */
  perHour: 60,
} as const;

/** `POST /api/desk/leads/:id/answer/files`: the file's name, percent-encoded; the body holds its bytes. */
export const fileNameHeader = 'X-File-Name';
