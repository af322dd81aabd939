import type { DeskQuery } from '@mainstage/contracts/desk/leads';
import { rows } from '@mainstage/database/sql';
import { Client } from 'pg';
import { fillLeadsSql } from '../testing/fill-leads';
import { fillOffersSql } from '../testing/fill-offers';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskLeads, filteredLeads, toAnswer } from './lead-filter';
import { inOrder, listLeads } from './lead-list';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
  // Without the limits of a connection that visitors wait for.
  const client = new Client(desk.url);
  await client.connect();
  try {
    for (const statement of [...fillLeadsSql(20_000), ...fillOffersSql(8_000)]) await client.query(statement);
    await client.query(
      `INSERT INTO answers (lead_id, member, state, mail_id, subject, body)
       SELECT lead_id, 'lena@venue.example', 'sent', gen_random_uuid(), 'Re: ' || name, 'The stage is free.' FROM desk_leads`,
    );
    await client.query('VACUUM ANALYZE answers');
  } finally {
    await client.end();
  }
}, 300_000);
afterAll(() => desk.stop());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** The indexes that a query reads. */
async function indexesOf(query: ReturnType<typeof filteredLeads>): Promise<string[]> {
  const [sql, parameters] = query.getQueryAndParameters();
  const [answer] = await rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    desk.manager,
    `EXPLAIN (FORMAT JSON) ${sql}`,
    parameters,
  );
  const indexes = (plan: Plan): string[] => [
    ...(plan['Index Name'] ? [plan['Index Name']] : plan['Node Type'] === 'Seq Scan' ? ['none'] : []),
    ...(plan.Plans ?? []).flatMap(indexes),
  ];
  return [...new Set(answer ? indexes(answer['QUERY PLAN'][0].Plan) : [])].sort();
}

const found = (query: DeskQuery) => filteredLeads(desk.manager, query, 'lena@venue.example');

describe('with 20,000 leads', () => {
  it('a search over words, notes, replies, answers and names reads their indexes', async () => {
    expect(await indexesOf(found({ q: 'unique777' }))).toEqual([
      'answers_searched_words',
      'desk_entries_searched_words',
      'desk_leads_pkey',
      'desk_leads_searched_names',
      'desk_leads_searched_words',
      'inbound_mails_searched_words',
    ]);
    expect((await listLeads(desk.manager, { q: 'unique777' }, 'lena@venue.example')).total).toBe(1);
  });

  it('due answers are read from their index', async () => {
    const due = deskLeads(desk.manager).andWhere(`${toAnswer} AND lead.answerBy IS NOT NULL`).orderBy('lead.answerBy');
    expect(await indexesOf(due)).toEqual(['desk_leads_to_answer']);
  });

  it('next steps and tours that are due are read from their indexes', async () => {
    const on = { today: '2030-01-01' };
    expect(await indexesOf(deskLeads(desk.manager).andWhere('lead.tourDate = :today', on))).toEqual([
      'desk_leads_tours',
    ]);
    const steps = deskLeads(desk.manager).andWhere('lead.nextStepDue = :today', on);
    expect(await indexesOf(steps)).toEqual(['desk_leads_steps']);
  });

  it('reminders that are due and snoozed leads are read from their indexes', async () => {
    const due = deskLeads(desk.manager).andWhere('lead.remindIfNoReplyBy <= now()');
    expect(await indexesOf(due)).toEqual(['desk_leads_reminders']);
    const snoozed = deskLeads(desk.manager).andWhere('lead.snoozedUntil > now()');
    expect(await indexesOf(snoozed)).toEqual(['desk_leads_snoozed']);
  });

  it('a page in the usual order is read from its index, and the number of leads from a small one', async () => {
    expect(await indexesOf(inOrder(found({}), {}).limit(50))).toEqual(['desk_leads_order']);
    expect(await indexesOf(inOrder(found({ state: 'open' }), {}).limit(50))).toEqual(['desk_leads_order']);
    expect(await indexesOf(found({ state: 'open' }).select('count(*)'))).toEqual(['desk_leads_filters']);
  });

  it.each(['none', 'ended'] as const)('leads with the offer filter %s are counted from an index', async (offer) => {
    expect(await indexesOf(found({ offer }).select('count(*)'))).toContain('desk_leads_of_offers');
  });

  it('the newest ones are read from their index', async () => {
    const newest = found({}).orderBy('lead.receivedAt', 'DESC').addOrderBy('lead.leadId', 'DESC').limit(50);
    expect(await indexesOf(newest)).toEqual(['desk_leads_received_at']);
  });
});
