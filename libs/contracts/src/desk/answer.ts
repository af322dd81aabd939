import type { AnswerFileType } from './answer-files';

/** A file of an answer: uploaded by the member who writes it. */
export interface AnswerFile {
  id: string;
  name: string;
  type: AnswerFileType;
  /** Bytes, before they are encoded. */
  size: number;
}

/** What somebody types into the composer. */
export interface AnswerText {
  /** Addresses. */
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** Plain text, signature included. */
  body: string;
  /** Whether the last message is quoted below; only what may be quoted is. */
  quote: boolean;
  /** When it is to be sent, ISO 8601; null for now. */
  sendAt: string | null;
  /** When to remind of it unless the client replies, ISO 8601; null for never. Begins when the answer is sent. */
  remindIfNoReplyBy: string | null;
}

/** An answer that is not sent: one for each lead and member, kept on the server. */
export interface AnswerDraft extends AnswerText {
  /** One more with every change; a change names the one that it was made from. */
  revision: number;
  files: AnswerFile[];
  updatedAt: string;
}

/** The message that an answer quotes: its writer's name or address, and their words. */
export interface AnswerQuote {
  by: string;
  at: string;
  text: string;
}

/** What the composer begins with: `GET /api/desk/leads/:id/answer`. */
export interface AnswerComposer {
  draft: AnswerDraft | null;
  /** As an answer is addressed unless somebody changes it. */
  to: string[];
  cc: string[];
  subject: string;
  /** Null where there is nothing to quote, or the address has neither replied nor confirmed. */
  quote: AnswerQuote | null;
  /** Whether what the form's visitor typed is left out because their address has neither replied nor confirmed. */
  quoteWithheld: boolean;
  /** Of the member who asks. */
  signature: string;
  /** The latest answer to the client, whoever gave it; a send names it, so that two members do not answer at once. */
  latest: LatestAnswer | null;
  /** Name and address that the client sees. */
  from: string;
}

/** Somebody has answered, by the desk, from a mail program or by telephone. */
export interface LatestAnswer {
  id: string;
  /** Address of the member; null where it is not known. */
  by: string | null;
  at: string;
  /** One sentence: *Answered by email*. */
  title: string;
  text: string | null;
}

/** `PUT /api/desk/leads/:id/answer` */
export interface AnswerDraftChange extends AnswerText {
  /** The one that was shown; 0 where there was no draft. */
  revision: number;
}

/** `POST /api/desk/leads/:id/answers`: sends the draft. */
export interface SendAnswer {
  /** Of the draft that was shown. */
  revision: number;
  /** Id of the latest answer that was shown; null where there was none. */
  latest: string | null;
  /** A UUID of the press: sent again, it sends nothing more. */
  key: string;
}

export interface SentAnswer {
  id: string;
  /** When it is sent: after the time in which it can be undone, or as was chosen. */
  dueAt: string;
  scheduled: boolean;
}

/** `bounced`: accepted by the client's server, and came back. `review`: nobody knows whether it arrived. */
export const answerStates = ['waiting', 'sent', 'dead', 'review', 'bounced'] as const;
export type AnswerState = (typeof answerStates)[number];

/** An answer of a member in the timeline. */
export interface DeskAnswer {
  id: string;
  state: AnswerState;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  /** When it is sent, where it waits. */
  dueAt: string;
  /** Sent later, and not as soon as it can no longer be undone. */
  scheduled: boolean;
  /** When it reminds of a reply that does not come; null for never. */
  remindIfNoReplyBy: string | null;
  /** Recipients that were refused while it was accepted for others. */
  refused: string[];
  /** Names of its files in their order. */
  attachments: string[];
  /** Whether the message is stored as it was sent. */
  stored: boolean;
  /** Its mail, to send it again where it failed. */
  mailId: string | null;
}

export const answerLimits = {
  /** Addresses in To, Cc and Bcc. */
  recipients: 20,
  subject: 200,
  body: 12_000,
  signature: 1000,
  files: 20,
  /** Bytes of a message as it is sent: files grow by a third. */
  encodedBytes: 10 * 1024 * 1024,
  /** Answers of one member in an hour. */
  perHour: 60,
} as const;

/** `POST /api/desk/leads/:id/answer/files`: the file's name, percent-encoded; the body holds its bytes. */
export const fileNameHeader = 'X-File-Name';
