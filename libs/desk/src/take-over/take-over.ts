import { databaseTime } from '@mainstage/database/database-time';
import { DeskLead } from '../entities/desk-lead';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { isUnavailable } from '@mainstage/database/unavailable';
import { TourBooking } from '@mainstage/leads/tour/entity';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { deskRowOfBooking, deskRowOfContact, type DeskRow } from './desk-rows';

const batch = 500;

/**
 * Creates the desk rows of leads that were received before there was a desk; for later ones the intake does. Each is
 * created once, however many processes run concurrently.
 * @param onFailure called for a lead that fails; it does not affect the others and is retried at the next call
 * @returns number of leads
 */
export async function takeOverLeads(manager: EntityManager, onFailure: OnFailure = () => undefined): Promise<number> {
  const now = await databaseTime(manager);
  const contacts = await takeAll(
    manager,
    () => missing(manager, ContactSubmission),
    (lead) => deskRowOfContact(lead, now),
    onFailure,
  );
  const bookings = await takeAll(
    manager,
    () =>
      missing(manager, TourBooking, (query) =>
        // Erased leads were removed from the desk as well.
        query.andWhere(`lead.kind <> 'webinar' AND lead.erasedAt IS NULL`),
      ),
    (lead) => deskRowOfBooking(lead, now),
    onFailure,
  );
  return contacts + bookings;
}

type OnFailure = (leadId: string, error: unknown) => void;

async function takeAll<Lead extends { id: string }>(
  manager: EntityManager,
  next: () => Promise<Lead[]>,
  rowOf: (lead: Lead) => DeskRow,
  onFailure: OnFailure,
): Promise<number> {
  let taken = 0;
  for (;;) {
    const leads = await next();
    const count = await take(manager, leads, rowOf, onFailure);
    taken += count;
    // Failed leads stay the oldest ones.
    if (leads.length < batch || count === 0) return taken;
  }
}

/** Halves a batch until the failing lead is isolated. */
async function take<Lead extends { id: string }>(
  manager: EntityManager,
  leads: Lead[],
  rowOf: (lead: Lead) => DeskRow,
  onFailure: OnFailure,
): Promise<number> {
  const [first] = leads;
  if (!first) return 0;
  try {
    return await insert(manager, leads.map(rowOf));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (leads.length === 1) {
      onFailure(first.id, error);
      return 0;
    }
    const half = Math.ceil(leads.length / 2);
    const halves = [leads.slice(0, half), leads.slice(half)];
    let taken = 0;
    for (const part of halves) taken += await take(manager, part, rowOf, onFailure);
    return taken;
  }
}

/** Another process may insert the same leads concurrently. */
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

function missing<Lead extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Lead>,
  narrow: (query: SelectQueryBuilder<Lead>) => SelectQueryBuilder<Lead> = (query) => query,
): Promise<Lead[]> {
  const query = manager.createQueryBuilder(entity, 'lead');
  const onDesk = query.subQuery().select('1').from(DeskLead, 'desk').where('desk.leadId = lead.id').getQuery();
  query.where(`NOT EXISTS ${onDesk}`);
  return narrow(query).orderBy('lead.createdAt').limit(batch).getMany();
}
