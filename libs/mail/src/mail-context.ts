/** What a template may know beside its props. */
export interface MailContext {
  /** Domain of MAIL_FROM: ids of calendar entries end with it. */
  domain: string;
  /** Sender of the mail, organiser of its calendar entry. */
  from: { name: string; address: string };
  /** Whom it goes to. */
  to: string;
  /** When the mail is built. */
  now: Date;
}
