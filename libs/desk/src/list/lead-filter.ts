import type { DeskQuery } from '@mainstage/contracts/desk/leads';
import { withOffer } from './offer-filter';
import { Answer } from '../answer/answer';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

export const openStates = ['new', 'taken', 'answered'] as const;

/** SQL condition of leads whose clock runs. */
export const toAnswer = `lead.answeredAt IS NULL AND lead.state IN ('new', 'taken')`;

/** Leads of the desk, without those that are being deleted. */
export const deskLeads = (manager: EntityManager): SelectQueryBuilder<DeskLead> =>
  manager.createQueryBuilder(DeskLead, 'lead').where('lead.eraseRequestedAt IS NULL');

/** A search term that is not excluded. */
const hasWord = /(?:^|\s)"?[\p{L}\p{N}]/u;

const words = 'found.searchedWords @@ desk_query(:q)';

/** Precision of a search: exact words and parts of names, or similar names. */
export type Precision = 'exact' | 'similar';

/** Whether similar names are searched: digits and signs resemble everything. */
export const canBeSimilar = (q: string): boolean => /^[\p{L}\s'-]{4,60}$/u.test(q.trim());

/** Leads of a query. Spam is included if requested, and in a search. @param member address of the reader */
export function filteredLeads(
  manager: EntityManager,
  query: DeskQuery,
  member: string,
  precision: Precision = 'exact',
): SelectQueryBuilder<DeskLead> {
  const { owner, kind, venue, state, source, offer } = query;
  const leads = deskLeads(manager);
  const q = query.q?.trim();
  if (owner === 'mine') leads.andWhere('lead.owner = :member', { member });
  if (owner === 'nobody') leads.andWhere('lead.owner IS NULL');
  if (kind) leads.andWhere('lead.form = :kind', { kind });
  if (venue) leads.andWhere('lead.venue = :venue', { venue });
  if (source) leads.andWhere('lead.source = :source', { source });
  if (offer) withOffer(leads, offer);
  if (state === 'open') leads.andWhere('lead.state IN (:...openStates)', { openStates });
  else if (state) leads.andWhere('lead.state = :state', { state });
  else if (!q) leads.andWhere(`lead.state <> 'spam'`);
  if (q) search(leads, q, precision);
  return leads;
}

/**
 * Words of the message, of notes and of replies in any grammatical form, in quotes or excluded with a minus; any part
 * of names and addresses; the beginning of a lead's reference. Or similar names, by `<%` of pg_trgm: the search
 * resembles a part of the name.
 */
function search(leads: SelectQueryBuilder<DeskLead>, q: string, precision: Precision): void {
  const conditions =
    precision === 'similar'
      ? [`desk_plain(:q) <% found.searchedNames`]
      : [words, `found.searchedNames LIKE desk_plain(:part)`];
  const digits = q.toLowerCase().replaceAll('-', '');
  if (precision === 'exact' && /^[0-9a-f]{8,32}$/.test(digits)) {
    conditions.push('found.leadId BETWEEN CAST(:lowest AS uuid) AND CAST(:highest AS uuid)');
    leads.setParameters({ lowest: digits.padEnd(32, '0'), highest: digits.padEnd(32, 'f') });
  }
  const matching = (
    entity: typeof DeskLead | typeof DeskEntry | typeof InboundMail | typeof Answer,
    condition: string,
  ) => leads.subQuery().select('found.leadId').from<{ leadId: string }>(entity, 'found').where(condition).getQuery();
  // One query each, so that each reads its own index.
  const found = conditions.map((condition) => matching(DeskLead, condition));
  // Of words that are only excluded, nearly every note and reply has none.
  if (precision === 'exact' && hasWord.test(q))
    found.push(matching(DeskEntry, words), matching(InboundMail, words), matching(Answer, words));
  leads
    .andWhere(`lead.leadId IN (${found.join(' UNION ALL ')})`)
    .setParameters({ q, part: `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` });
}
