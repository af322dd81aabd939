import type { MailOf, PropsContext } from '@mainstage/leads/mail-of';
import type { DeskReader } from './desk-reader';
import type { OutboxReader } from './outbox-reader';

/** Sources of the values in mails to the team. */
export interface DeskPropsContext extends PropsContext {
  outbox: OutboxReader;
  desk: DeskReader;
}

/** A kind of mail that reads the sales desk or the outbox. */
export type DeskMailOf<Kind extends string, Props> = MailOf<Kind, Props, DeskPropsContext>;
