import { createHash } from 'node:crypto';
import type { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import type { DeskMailKind } from '../mails/templates/kinds';
import type { EntityManager } from 'typeorm';

const kinds = [undefined, 'desk-reminder', 'desk-take-back', 'desk-overdue'] as const satisfies (
  DeskMailKind | undefined
)[];

/**
 * Enqueues the mail of a stage to each address. The id is derived from lead, clock, stage and address, so that the
 * primary key prevents duplicates.
 */
export async function enqueueAlarm(
  manager: EntityManager,
  { leadId, form, clockStartedAt }: Pick<DeskLead, 'leadId' | 'form' | 'clockStartedAt'>,
  stage: number,
  addresses: readonly string[],
): Promise<void> {
  const kind = kinds[stage];
  if (!kind || addresses.length === 0) return;
  await manager
    .createQueryBuilder()
    .insert()
    .into(Mail)
    .values(
      addresses.map((toAddress) => ({
        id: mailId(`${leadId} ${clockStartedAt?.getTime()} ${stage} ${toAddress}`),
        ...{ kind, form, leadId, recipient: 'team' as const, toAddress },
      })),
    )
    .orIgnore()
    .updateEntity(false)
    .execute();
}

const mailId = (subject: string): string =>
  createHash('md5')
    .update(`desk ${subject}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
