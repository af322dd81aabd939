import type { Template } from '@mainstage/mail/template';
import type { EntityManager } from 'typeorm';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';
import type { BookingReader } from './booking-reader';
import type { Links } from './links';
import type { OfferReader } from './offer-reader';

/** Input for the props of a mail. */
export interface PropsContext {
  mail: {
    leadId: string;
    form: MailOrigin;
    createdAt: Date;
    aboutMail: string | null;
    /** Null for mails to sales. */
    toAddress: string | null;
  };
  entities: EntityManager;
  links: Links;
  bookings: BookingReader;
  offers: OfferReader;
  now: Date;
}

/**
 * A kind of mail: its text, its props with their source, and a sample for previews and tests. Each kind has one file,
 * and one line in the list of its library.
 */
export interface MailOf<Kind extends string, Props, Context = PropsContext> extends Template<Props> {
  kind: Kind;
  /** Short name, for the team. */
  name: string;
  /**
   * Footer if the mail is sent to the lead's owner; absent if it is always sent to all of sales (rule
   * desk.owner-mails).
   */
  ownerReason?: string;
  /** Loads the lead and returns the props. @throws Withdrawn if the mail no longer applies */
  props: (context: Context) => Promise<Props>;
  sample: Props;
}
