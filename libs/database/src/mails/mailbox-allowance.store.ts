/** The cap of mails to one mailbox because of anonymous forms (rule mail.mailbox-cap). */
export interface MailboxAllowanceStore {
  /** Takes an allowance for one mail to the address now. @returns whether it was granted */
  take(email: string): Promise<boolean>;
}
