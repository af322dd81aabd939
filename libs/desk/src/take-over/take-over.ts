import { databaseTime } from '@mainstage/database/database-time';
import { DeskLead } from '@mainstage/database/entities/desk-lead';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { deskRowOfBooking, deskRowOfContact, type DeskRow } from './desk-rows';
import { takeReleases } from './take-releases';

/** Rows of one INSERT. */
const batch = 500;

/** A lead is committed seconds after it was created; an hour is on the safe side. */
const recent = '1 hour';

/**
 * Brings leads that came in onto the desk, each once, however many processes do it at the same time. The intake itself knows
 * nothing of the desk.
 * @param scope `recent` looks at the last hour, `all` at every lead: at start, and after a time away
 * @returns how many there were
 */
export async function takeOverLeads(manager: EntityManager, scope: 'recent' | 'all' = 'recent'): Promise<number> {
  const contacts = await takeAll(manager, (now) =>
    missing(manager, ContactSubmission, scope).then((leads) => leads.map((lead) => deskRowOfContact(lead, now))),
  );
  const bookings = await takeAll(manager, (now) =>
    missing(manager, TourBooking, scope, (query) =>
      // What was erased after its time was taken off the desk as well.
      query.andWhere(`lead.kind <> 'webinar' AND lead.erasedAt IS NULL`),
    ).then((leads) => leads.map((lead) => deskRowOfBooking(lead, now))),
  );
  return contacts + bookings + (await takeReleases(manager));
}

async function takeAll(manager: EntityManager, next: (now: Date) => Promise<DeskRow[]>): Promise<number> {
  const now = await databaseTime(manager);
  let taken = 0;
  for (;;) {
    const rows = await next(now);
    if (rows.length > 0) taken += await insert(manager, rows);
    if (rows.length < batch) return taken;
  }
}

/** Another process may take the same leads at the same moment: then they are there. */
async function insert(manager: EntityManager, rows: DeskRow[]): Promise<number> {
  return manager.transaction(async (own) => {
    const { raw } = await own
      .createQueryBuilder()
      .insert()
      .into(DeskLead)
      .values(rows)
      .orIgnore()
      .returning('lead_id')
      .execute();
    const ids = (raw as { lead_id: string }[]).map((row) => row.lead_id);
    await notifyDesk(own, ids);
    return ids.length;
  });
}

/** The oldest leads that are not on the desk. */
function missing<Lead extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Lead>,
  scope: 'recent' | 'all',
  narrow: (query: SelectQueryBuilder<Lead>) => SelectQueryBuilder<Lead> = (query) => query,
): Promise<Lead[]> {
  const query = manager.createQueryBuilder(entity, 'lead');
  const onDesk = query.subQuery().select('1').from(DeskLead, 'desk').where('desk.leadId = lead.id').getQuery();
  query.where(`NOT EXISTS ${onDesk}`);
  if (scope === 'recent') query.andWhere(`lead.createdAt > now() - interval '${recent}'`);
  return narrow(query).orderBy('lead.createdAt').limit(batch).getMany();
}
