export interface MailContext {
  /** Domain of MAIL_FROM, used in the ids of calendar entries. */
  domain: string;
  /** Sender of the mail, named in its calendar entry. */
  from: { name: string; address: string };
  /** Address for the recipient's answers, also those of calendar programs; the sender's by default. */
  replyTo?: string | undefined;
  to: string;
  now: Date;
}
