/** Notices about an inbound message, beside its text (rule inbound.whole). */
export const messageNotices = {
  'left-out': 'The quoted message at the end is left out.',
  shortened: 'The message is longer than what is shown here.',
  cut: 'This message was cut at the size limit; its end is missing.',
  signed: 'This message is signed; nobody has checked the signature.',
  unreadable: 'This message has a part we cannot show.',
  'only-attachments': 'This message has no text, only attachments.',
  'no-text': 'This message has no text.',
} as const;
export type MessageNotice = keyof typeof messageNotices;

/** Why a file has no preview; it can still be downloaded. */
export const previewProblems = {
  'no-picture': 'This file is no picture of a kind that is shown: PNG, JPEG, GIF or WebP.',
  'too-large': 'This picture is too large to be shown.',
  broken: 'This picture is damaged and cannot be shown.',
} as const;
export type PreviewProblem = keyof typeof previewProblems;

/**
 * Sandbox of the frame for a message's HTML: links open outside. No script runs, and the frame has no origin, so that
 * it reaches neither cookies nor calls of the desk.
 */
export const messageFrameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** A file of a message; its index is its number in `…/attachments/:number`, from 0. */
export interface MessageFile {
  /** As named by the sender; unchecked. */
  name: string;
  /** Media type according to the sender. */
  type: string;
  /** Bytes. */
  size: number;
}

/** A whole inbound message: `GET /api/desk/messages/:id`. */
export interface WholeMessage {
  id: string;
  /** Address of From, which can be forged. */
  from: string | null;
  fromName: string | null;
  subject: string;
  receivedAt: string;
  /** The whole text, quoted messages included. */
  text: string;
  /** Whether `…/html` is available. */
  hasHtml: boolean;
  notices: MessageNotice[];
  attachments: MessageFile[];
}
