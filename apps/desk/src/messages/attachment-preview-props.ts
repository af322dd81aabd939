export interface AttachmentPreviewProps {
  messageId: string;
  /** Index of the file in the message, from 0. */
  number: number;
  name: string;
}
