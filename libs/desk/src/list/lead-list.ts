import type { DeskLead, DeskLeadPage, DeskQuery } from '@mainstage/contracts/desk/leads';
import type { EntityManager } from 'typeorm';
import { listedLead } from '../desk-lead-view';
import { canBeSimilar, filteredLeads, toAnswer } from './lead-filter';

/** Rows of a page where the query names no size. */
const usualSize = 50;

/**
 * A page of leads: by the answers that are due, or by the time they came in.
 * @param member address of who asks
 */
export async function listLeads(manager: EntityManager, query: DeskQuery, member: string): Promise<DeskLeadPage> {
  const { page = 0, size = usualSize } = query;
  const { found, total } = await find(manager, query, member);
  return { leads: await pageOf(found, query, page * size, size), total };
}

/** All leads of a query, up to that many. */
export async function allLeads(
  manager: EntityManager,
  query: DeskQuery,
  member: string,
  atMost: number,
): Promise<DeskLead[]> {
  const { found } = await find(manager, query, member);
  return pageOf(found, query, 0, atMost);
}

/** A search that finds nothing looks for names that resemble it. */
async function find(manager: EntityManager, query: DeskQuery, member: string) {
  const exact = filteredLeads(manager, query, member);
  const total = await count(exact);
  if (total > 0 || !query.q || !canBeSimilar(query.q)) return { found: exact, total };
  const similar = filteredLeads(manager, query, member, 'similar');
  return { found: similar, total: await count(similar) };
}

async function count(found: ReturnType<typeof filteredLeads>): Promise<number> {
  const counted = await found.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>();
  return counted?.total ?? 0;
}

async function pageOf(
  found: ReturnType<typeof filteredLeads>,
  query: DeskQuery,
  offset: number,
  limit: number,
): Promise<DeskLead[]> {
  return (await inOrder(found, query).offset(offset).limit(limit).getMany()).map(listedLead);
}

/** Spelled as in the index (desk-lists migration), or it does not serve the usual order. */
export function inOrder(
  found: ReturnType<typeof filteredLeads>,
  { sort = 'answer-by', order }: DeskQuery,
): ReturnType<typeof filteredLeads> {
  if (sort === 'received') {
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    return found.orderBy('lead.receivedAt', direction).addOrderBy('lead.leadId', direction);
  }
  found.addSelect(`CASE WHEN ${toAnswer} THEN lead.answerBy END`, 'due');
  // Of those that are due at the same time, who has waited longest; below them the others, the newest first.
  found.addSelect(`CASE WHEN ${toAnswer} THEN lead.receivedAt END`, 'waiting');
  found.orderBy('due', order === 'desc' ? 'DESC' : 'ASC', 'NULLS LAST').addOrderBy('waiting', 'ASC', 'NULLS LAST');
  return found.addOrderBy('lead.receivedAt', 'DESC').addOrderBy('lead.leadId', 'DESC');
}
