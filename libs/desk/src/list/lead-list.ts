import type { DeskLead, DeskLeadPage, DeskQuery } from '@mainstage/contracts/desk/leads';
import type { EntityManager } from 'typeorm';
import { listedLead } from '../desk-lead-view';
import { filteredLeads, toAnswer } from './lead-filter';

/** Rows of a page where the query names no size. */
const usualSize = 50;

/**
 * A page of leads: by the answers that are due, or by the time they came in.
 * @param member address of who asks
 */
export async function listLeads(manager: EntityManager, query: DeskQuery, member: string): Promise<DeskLeadPage> {
  const { page = 0, size = usualSize } = query;
  const found = filteredLeads(manager, query, member);
  const counted = found.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>();
  const [leads, count] = await Promise.all([pageOf(found, query, page * size, size), counted]);
  return { leads, total: count?.total ?? 0 };
}

/** All leads of a query, up to that many. */
export function allLeads(
  manager: EntityManager,
  query: DeskQuery,
  member: string,
  atMost: number,
): Promise<DeskLead[]> {
  return pageOf(filteredLeads(manager, query, member), query, 0, atMost);
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
