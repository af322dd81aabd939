import type { Language } from '@mainstage/contracts/language';

/** A file that a letter carries. */
export interface LetterFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail that a member of the team wrote: their text as typed, and nothing of a template's. */
export interface Letter {
  /** In which the client is answered. */
  language: Language;
  /** Name of the sender as the client sees it. */
  fromName: string;
  /** Bare addresses. */
  to: string[];
  cc: string[];
  bcc: string[];
  /** Plain text. */
  body: string;
  /** What is quoted below it, with a line that says who wrote it and when. */
  quote: { head: string; text: string } | null;
  /** Message-ID of what it answers, and of the conversation before it. */
  inReplyTo: string | null;
  references: string[];
  /** The Date header: the same at every attempt. */
  date: Date;
  files: LetterFile[];
}
