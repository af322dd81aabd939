import type { PreviewProblem } from '@mainstage/contracts/desk/messages';
import type { ReadingNotice } from '../parse/inbound-message';
import { parseMessage } from '../parse/parse-message';
import { type Attachment, attachmentsOf } from './attachments';
import { inlinePictures } from './inline-pictures';
import { messageDocument } from './message-document';
import { type PicturePreview, previewPicture } from './picture-preview';
import { safeHtml } from './safe-html';

/** A whole message for display. */
export interface MessageView {
  fromName: string | null;
  /** Undefined if the message could not be parsed. */
  text?: string;
  /** Whether {@link htmlView} has content. */
  hasHtml: boolean;
  notices: readonly ReadingNotice[];
  attachments: { name: string; type: string; size: number }[];
}

/**
 * Requested view of a message: everything about it, its HTML as a document, or one of its files by number, original or
 * as a preview.
 */
export type ViewTask = { raw: Uint8Array } & (
  { view: 'message' | 'html' } | { view: 'attachment' | 'preview'; number: number }
);
export type ViewResult = {
  message?: MessageView;
  html?: string;
  attachment?: Pick<Attachment, 'name' | 'mimeType' | 'content'>;
  preview?: PicturePreview | PreviewProblem;
};

/** Parses a stored message for display. */
export async function viewMessage(task: ViewTask): Promise<ViewResult> {
  const message = await parseMessage(task.raw);
  const attachments = attachmentsOf(message);
  if (task.view === 'attachment') {
    const wanted = attachments[task.number];
    return wanted ? { attachment: { name: wanted.name, mimeType: wanted.mimeType, content: wanted.content } } : {};
  }
  if (task.view === 'preview') {
    const wanted = attachments[task.number];
    return wanted ? { preview: await previewPicture(wanted.content) } : {};
  }
  if (task.view === 'html')
    return message.html === undefined
      ? {}
      : { html: messageDocument(safeHtml(message.html, await inlinePictures(message.html, message.parts))) };
  return {
    message: {
      fromName: message.fromName ?? null,
      ...(message.parsed && { text: message.text }),
      hasHtml: message.html !== undefined,
      notices: message.notices,
      attachments: attachments.map(({ name, mimeType, content }) => ({ name, type: mimeType, size: content.length })),
    },
  };
}
