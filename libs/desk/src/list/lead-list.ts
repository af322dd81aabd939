import type { DeskLeadPage, DeskQuery } from '@mainstage/contracts/desk/leads';
import type { EntityManager } from 'typeorm';
import { listedLead } from '../desk-lead-view';
import { canBeSimilar, filteredLeads, toAnswer } from './lead-filter';

type Found = ReturnType<typeof filteredLeads>;

/** Default page size. */
const usualSize = 50;

/** A page of leads: sorted by deadline, or by time of receipt. @param member address of the reader */
export async function listLeads(manager: EntityManager, query: DeskQuery, member: string): Promise<DeskLeadPage> {
  const { page = 0, size = usualSize } = query;
  return query.q?.trim()
    ? searchedLeads(manager, query, member, page * size, size)
    : filteredPage(filteredLeads(manager, query, member), query, page * size, size);
}

/** If nothing is found, searches for similar names. */
async function searchedLeads(
  manager: EntityManager,
  query: DeskQuery,
  member: string,
  offset: number,
  limit: number,
): Promise<DeskLeadPage> {
  const exact = await searchedPage(filteredLeads(manager, query, member), query, offset, limit);
  if (exact.total > 0 || !canBeSimilar(query.q ?? '')) return exact;
  return searchedPage(filteredLeads(manager, query, member, 'similar'), query, offset, limit);
}

/** The order's index yields a page without reading the other leads, which are counted separately. */
async function filteredPage(found: Found, query: DeskQuery, offset: number, limit: number): Promise<DeskLeadPage> {
  const total = await count(found);
  return { leads: (await inOrder(found, query).offset(offset).limit(limit).getMany()).map(listedLead), total };
}

/** A search reads all matches before sorting them, so they are counted in the same query. */
async function searchedPage(found: Found, query: DeskQuery, offset: number, limit: number): Promise<DeskLeadPage> {
  const { entities, raw } = await inOrder(found.clone(), query)
    .addSelect('(count(*) OVER ())::int', 'total')
    .offset(offset)
    .limit(limit)
    .getRawAndEntities<{ total: number }>();
  // Beyond the last page there is no row with the total.
  const total = raw[0]?.total ?? (offset > 0 ? await count(found) : 0);
  return { leads: entities.map(listedLead), total };
}

async function count(found: Found): Promise<number> {
  const counted = await found.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>();
  return counted?.total ?? 0;
}

/** Spelled as in the index, which otherwise is not used for the usual order. */
export function inOrder(found: Found, { sort = 'answer-by', order }: DeskQuery): Found {
  if (sort === 'received') {
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    return found.orderBy('lead.receivedAt', direction).addOrderBy('lead.leadId', direction);
  }
  found.addSelect(`CASE WHEN ${toAnswer} THEN lead.answerBy END`, 'due');
  // Among equal deadlines, the longest waiting lead is first; the others follow, newest first.
  found.addSelect(`CASE WHEN ${toAnswer} THEN lead.receivedAt END`, 'waiting');
  found.orderBy('due', order === 'desc' ? 'DESC' : 'ASC', 'NULLS LAST').addOrderBy('waiting', 'ASC', 'NULLS LAST');
  return found.addOrderBy('lead.receivedAt', 'DESC').addOrderBy('lead.leadId', 'DESC');
}
