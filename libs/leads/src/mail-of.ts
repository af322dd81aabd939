import type { Template } from '@mainstage/mail/template';
import type { EntityManager } from 'typeorm';
import type { DeskReader } from './desk/desk-reader';
import type { Links } from './links';
import type { MailOrigin } from './mail-origin';
import type { OutboxReader } from './operations/outbox-reader';

/** What a mail may ask when it is written. */
export interface PropsContext {
  mail: {
    leadId: string;
    form: MailOrigin;
    createdAt: Date;
    aboutMail: string | null;
    /** Null for mails to sales. */
    toAddress: string | null;
  };
  /** Where the lead is read. */
  entities: EntityManager;
  links: Links;
  outbox: OutboxReader;
  desk: DeskReader;
  now: Date;
}

/**
 * A kind of mail: its words, the values they need and where those come from, and a sample to look at and to test with.
 * Each kind has one file, and one line in `mails.ts`.
 */
export interface MailOf<Kind extends string, Props> extends Template<Props> {
  kind: Kind;
  /** In a few words, for the team. */
  name: string;
  /** Footer where it goes to the member who has the lead; absent where it always goes to all of sales (rule desk.owner-mails). */
  ownerReason?: string;
  /**
   * Reads the lead and gives what the words need.
   * @throws Withdrawn where the mail has lost its sense
   */
  props: (context: PropsContext) => Promise<Props>;
  sample: Props;
}
