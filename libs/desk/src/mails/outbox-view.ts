import { Mail } from '@mainstage/database/entities/mail';
import { visitorAttentionCount, visitorAttentionMails } from '@mainstage/database/mails/attention';
import { digestRemarks } from './daily-digest';
import { mailKindOf, mailOf } from './mail-kinds';
import type { OutboxReader } from './outbox-reader';
import type { EntityManager } from 'typeorm';

export class OutboxView implements OutboxReader {
  constructor(private readonly entities: EntityManager) {}

  async mail(id: string) {
    const mail = await this.entities.findOneBy(Mail, { id });
    return mail
      ? { name: mailOf(mailKindOf(mail)).name, status: mail.status, bounced: mail.bouncedAt !== null }
      : undefined;
  }

  remarks() {
    return digestRemarks(this.entities);
  }

  async attention(limit: number) {
    const newest = await visitorAttentionMails(this.entities, limit);
    return {
      mails: newest.map((mail) => ({ name: mailOf(mailKindOf(mail)).name, status: mail.status, leadId: mail.leadId })),
      total: await visitorAttentionCount(this.entities),
    };
  }
}
