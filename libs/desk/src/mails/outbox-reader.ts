/** One mail to a visitor that needs attention. */
export interface AttentionMail {
  /** The kind of mail, in a few words. */
  name: string;
  status: 'dead' | 'review';
  leadId: string;
}

/** What operators' mails ask of the outbox of mails. */
export interface OutboxReader {
  /** Another mail; undefined where it is gone. */
  mail(id: string): Promise<{ name: string; status: string; bounced: boolean } | undefined>;
  /** The newest mails to visitors that need attention, and their total number, counted up to some thousands. */
  attention(limit: number): Promise<{ mails: AttentionMail[]; total: number }>;
  /** Sentences about what else needs attention. */
  remarks(): Promise<string[]>;
}
