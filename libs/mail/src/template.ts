import type { Language } from '@mainstage/contracts/language';
import type { CalendarFile } from './calendar/calendar-file';
import type { Block } from './layout/blocks';
import type { Letter } from './letter/letter';
import type { MailContext } from './mail-context';
import type { MailPicture } from './mail-picture';

/**
 * One kind of mail: its words, and what it carries beside them.
 * Mails to visitors are made of fixed text and checked values only (rule mail.fixed-text); the types of their props hold no others.
 * @typeParam Props the checked values that the words need
 */
export interface Template<Props> {
  /** Of the mail; by its props where it follows its reader. */
  language: Language | ((props: Props) => Language);
  /** Why the reader gets this mail, for the footer. */
  reason: string | ((props: Props) => string);
  /** Never made of what a visitor typed. */
  subject: (props: Props) => string;
  /** The line that a mailbox shows beside the subject; never made of what a visitor typed. */
  preview: (props: Props) => string;
  blocks: (props: Props) => Block[];
  /** The picture under the heading, for mails to visitors. */
  picture?: (props: Props) => MailPicture;
  /** Where an answer goes, if not to the sender: one address or several. */
  replyTo?: (props: Props) => string | string[];
  /** Headers beyond those that every mail has. */
  headers?: (props: Props) => Record<string, string>;
  /** What a member of the team wrote, in place of blocks and picture. */
  letter?: (props: Props) => Letter;
  /** A calendar entry, or undefined where none fits. */
  calendar?: (props: Props, context: MailContext) => CalendarFile | undefined;
}
