import { InboundMail } from '../entities/inbound-mail';
import { type EntityManager, In, IsNull, Not, Raw } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';

/** An unproven report for operators, without an address. */
export type ListedReport = Pick<
  InboundMail,
  'id' | 'receivedAt' | 'kind' | 'verdict' | 'reason' | 'reportedRecipient' | 'leadId'
> & {
  /** Kind of the reported mail; undefined if the mail is deleted or not referenced. */
  mailKind: Mail['kind'] | undefined;
};

/** Unproven reports of the last 14 days, newest first. */
export async function listReports(manager: EntityManager, limit: number): Promise<ListedReport[]> {
  const reports = await manager.find(InboundMail, {
    select: { ...columns, mailId: true },
    where: {
      reportedRecipient: Not(IsNull()),
      receivedAt: Raw((column) => `${column} > now() - interval '14 days'`),
    },
    order: { receivedAt: 'DESC' },
    take: limit,
  });
  const mails = await manager.find(Mail, {
    select: { id: true, kind: true },
    where: { id: In(reports.flatMap(({ mailId }) => mailId ?? [])) },
  });
  const kinds = new Map(mails.map(({ id, kind }) => [id, kind]));
  return reports.map(({ mailId, ...report }) => ({ ...report, mailKind: kinds.get(mailId ?? '') }));
}

const columns = {
  ...{ id: true, receivedAt: true, kind: true, verdict: true, reason: true, reportedRecipient: true, leadId: true },
} as const;
