import { Mail } from '@mainstage/database/entities/mail';
import { attentionMails } from '@mainstage/database/mails/attention';
import { digestRemarks } from '@mainstage/database/mails/daily-digest';
import { OutboxStatisticsQueries } from '@mainstage/database/mails/outbox-statistics.queries';
import { mailOf } from '@mainstage/leads/mails';
import type { Ledger } from '@mainstage/leads/operations/ledger';
import type { EntityManager } from 'typeorm';

/** The ledger, as the house's own mails ask of it. */
export class OutboxView implements Ledger {
  constructor(private readonly entities: EntityManager) {}

  async mail(id: string) {
    const mail = await this.entities.findOneBy(Mail, { id });
    return mail
      ? { name: mailOf(mail.kind).name, status: mail.status, bounced: mail.bouncedAt !== null, reply: mail.lastReply }
      : undefined;
  }

  remarks() {
    return digestRemarks(this.entities);
  }

  async attention(limit: number) {
    const counts = await new OutboxStatisticsQueries(this.entities).attentionCounts();
    const newest = await attentionMails(this.entities, limit);
    return {
      mails: newest.map(({ kind, ...mail }) => ({ name: mailOf(kind).name, ...mail })),
      total: counts.reduce((sum, { count }) => sum + count, 0),
    };
  }
}
