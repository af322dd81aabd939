import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { Consent } from '@mainstage/leads/submissions/consent';
import { IdempotencyKey } from '@mainstage/leads/submissions/idempotency-key';
import { Mail } from '@mainstage/database/entities/mail';
import { RecentSubmission } from '@mainstage/leads/submissions/recent-submission';
import { contentHash } from '@mainstage/leads/content-hash';
import type { FormName } from '@mainstage/leads/forms';
import type { Lead } from '@mainstage/leads/lead';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Inserts a lead and its rows, entity by entity, in one transaction. */
@Injectable()
export class LeadsService {
  constructor(private readonly dataSource: DataSource) {}

  async record<Answer extends { id: string }>(
    form: FormName,
    body: object,
    key: string,
    { answer, email, row, mails }: Lead<Answer>,
  ): Promise<Answer> {
    const hash = contentHash(form, body);
    await this.dataSource.transaction(async (manager) => {
      if (row) await manager.insert(row.entity, { ...row.values, id: answer.id, suspicions: [] });
      await manager.insert(Consent, { leadId: answer.id, form, textVersion: consentTexts[form].version });
      await manager.insert(
        Mail,
        mails.map(({ kind, to, dueAt }) => ({
          kind,
          form,
          leadId: answer.id,
          recipient: to,
          toAddress: to === 'visitor' ? email : null,
          ...(dueAt && { dueAt, firstDueAt: dueAt }),
        })),
      );
      await manager.insert(IdempotencyKey, { key, form, contentHash: hash, answer });
      await manager.insert(RecentSubmission, { form, contentHash: hash, answer });
    });
    return answer;
  }
}
