/** What a reader must know of a message that came in, beside its text (rule inbound.whole). */
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

/** Why a file that came in is not shown; it can be downloaded all the same. */
export const previewProblems = {
  'no-picture': 'This file is no picture of a kind that is shown: PNG, JPEG, GIF or WebP.',
  'too-large': 'This picture is too large to be shown.',
  broken: 'This picture is damaged and cannot be shown.',
} as const;
export type PreviewProblem = keyof typeof previewProblems;

/**
 * What a frame may do that shows the HTML of a message: open links outside. No script runs in it, and it has no origin, so that it
 * reaches no cookie and no call of the desk.
 */
export const messageFrameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** A file that came with a message; its place in the list is its number in `…/attachments/:number`, from 0. */
export interface MessageFile {
  /** As its sender called it; unchecked. */
  name: string;
  /** Media type, as its sender called it. */
  type: string;
  /** Bytes. */
  size: number;
}

/** A message that came in, whole: `GET /api/desk/messages/:id`. */
export interface WholeMessage {
  id: string;
  /** Address of From; anybody may have written it. */
  from: string | null;
  fromName: string | null;
  subject: string;
  receivedAt: string;
  /** The whole text, quoted messages included. */
  text: string;
  /** Whether `…/html` shows it as its sender laid it out. */
  hasHtml: boolean;
  notices: MessageNotice[];
  attachments: MessageFile[];
}
