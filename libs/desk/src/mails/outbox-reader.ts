export interface AttentionMail {
  name: string;
  status: 'dead' | 'review';
  leadId: string;
}

/** Reads the outbox for operators' mails. */
export interface OutboxReader {
  /** Another mail; undefined if it was deleted. */
  mail(id: string): Promise<{ name: string; status: string; bounced: boolean } | undefined>;
  /** The newest mails to visitors that need attention, and their total number, counted up to some thousands. */
  attention(limit: number): Promise<{ mails: AttentionMail[]; total: number }>;
  remarks(): Promise<string[]>;
}
