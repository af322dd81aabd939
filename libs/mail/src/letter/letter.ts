import type { Language } from '@mainstage/contracts/language';

export interface LetterFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail that a member of the team wrote: the text as typed, without a template. */
export interface Letter {
  language: Language;
  /** Name of the sender, as shown to the client. */
  fromName: string;
  to: string[];
  cc: string[];
  bcc: string[];
  body: string;
  /** The quoted message, with the line that names its author and time. */
  quote: { head: string; text: string } | null;
  inReplyTo: string | null;
  references: string[];
  /** The Date header: the same at every attempt. */
  date: Date;
  files: LetterFile[];
}
