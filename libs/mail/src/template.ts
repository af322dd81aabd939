import type { Language } from '@mainstage/contracts/language';
import type { CalendarFile } from './calendar/calendar-file';
import type { Block } from './layout/blocks';
import type { Letter } from './letter/letter';
import type { MailFile } from './built-mail';
import type { MailContext } from './mail-context';
import type { MailPicture } from './mail-picture';

/**
 * A kind of mail: its text, headers and attachments. Mails to visitors are made of fixed text and checked values only
 * (rule mail.fixed-text); the types of their props allow nothing else.
 * @typeParam Props the validated values that the text needs
 */
export interface Template<Props> {
  /** Language of the mail; a function of the props if it depends on the reader. */
  language: Language | ((props: Props) => Language);
  reason: string | ((props: Props) => string);
  /** Never contains text that a visitor typed. */
  subject: (props: Props) => string;
  /** The preview line of the mailbox; never contains text that a visitor typed. */
  preview: (props: Props) => string;
  blocks: (props: Props) => Block[];
  picture?: (props: Props) => MailPicture;
  replyTo?: (props: Props) => string | string[];
  headers?: (props: Props) => Record<string, string>;
  letter?: (props: Props) => Letter;
  files?: (props: Props) => MailFile[];
  /** A calendar entry, or undefined if none fits. */
  calendar?: (props: Props, context: MailContext) => CalendarFile | undefined;
}
