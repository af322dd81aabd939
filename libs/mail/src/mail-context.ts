/** What a template may know beside its props. */
export interface MailContext {
  /** Domain of MAIL_FROM: ids of calendar entries end with it. */
  domain: string;
  /** Sender of the mail, whose name its calendar entry bears. */
  from: { name: string; address: string };
  /** Where the recipient's answer goes, a calendar's answer too; that of the sender where none is set. */
  replyTo?: string | undefined;
  /** Whom it goes to. */
  to: string;
  /** When the mail is built. */
  now: Date;
}
