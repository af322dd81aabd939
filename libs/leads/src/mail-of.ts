import type { Template } from '@mainstage/mail/template';
import type { EntityManager } from 'typeorm';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';
import type { BookingReader } from './booking-reader';
import type { Links } from './links';

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
  bookings: BookingReader;
  now: Date;
}

/**
 * A kind of mail: its words, the values they need and where those come from, and a sample to look at and to test with.
 * Each kind has one file, and one line in the list of its library.
 */
export interface MailOf<Kind extends string, Props, Context = PropsContext> extends Template<Props> {
  kind: Kind;
  /** In a few words, for the team. */
  name: string;
  /** Footer where it goes to the member who has the lead; absent where it always goes to all of sales (rule desk.owner-mails). */
  ownerReason?: string;
  /**
   * Reads the lead and gives what the words need.
   * @throws Withdrawn where the mail has lost its sense
   */
  props: (context: Context) => Promise<Props>;
  sample: Props;
}
