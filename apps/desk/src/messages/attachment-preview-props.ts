export interface AttachmentPreviewProps {
  messageId: string;
  /** Place of the file among those of the message, from 0. */
  number: number;
  name: string;
}
