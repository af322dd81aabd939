// Rules: desk.take-over, visits.answer
import { answerBy } from '@mainstage/calendar/days/reply-deadline';
import { DeskLead } from '@mainstage/desk/entities/desk-lead';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '@mainstage/desk/testing/desk-manager';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { businessEventLead } from '@mainstage/leads/business-event/lead';
import { contactLead } from '@mainstage/leads/contact/lead';
import { contentHash } from '@mainstage/leads/content-hash';
import { type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import type { Lead } from '@mainstage/leads/lead';
import { newsletterLead } from '@mainstage/leads/newsletter/lead';
import { tourLead } from '@mainstage/leads/tour/lead';
import { parseForm } from '@mainstage/contracts/validate';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { goodBodies } from '../../testing/api-under-test';
import { LeadIntake } from './intake';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await database?.drop();
});
beforeEach(() =>
  manager.query(
    'TRUNCATE contact_submissions, tour_bookings, newsletter_subscriptions, desk_leads, mails, recent_submissions CASCADE',
  ),
);

const leadOf: { [F in 'newsletter' | 'contact' | 'tour' | 'business-event']: (body: FormBody<F>) => Lead } = {
  newsletter: (body) => newsletterLead(body),
  contact: contactLead,
  tour: tourLead,
  'business-event': businessEventLead,
};

/** Sends a form. @returns the lead's id */
async function send(form: keyof typeof leadOf, { hasDesk = true, suspicions = [] as string[], fields = {} } = {}) {
  const { value } = parseForm(forms[form].body as never, { ...goodBodies[form], ...fields });
  const body = value as object;
  const lead = (leadOf[form] as (body: object) => Lead)(body);
  const submission = { form: form satisfies FormName, contentHash: contentHash(form, body), suspicions };
  return (await new LeadIntake(manager.dataSource, hasDesk).record(submission, lead)).answer.id;
}

const deskLead = (leadId: string) => manager.findOneBy(DeskLead, { leadId });

/** The row of a lead without its clock, and the times of its clock. */
async function rowAndClock(leadId: string) {
  const { createdAt: _, ...lead } = (await deskLead(leadId))!;
  const { clockStartedAt, answerBy: due, firstAnswerBy, nextAlarmAt, ...row } = lead;
  return { row, clock: [clockStartedAt!, due!, firstAnswerBy!, nextAlarmAt!] as const };
}

describe('the intake', () => {
  it.each(['contact', 'tour', 'business-event'] as const)('writes the row of the desk with a %s', async (form) => {
    const brief = form !== 'business-event' && { brief: { venue: 'skyline-stage', date: '2030-05-14' } };
    const leadId = await send(form, { fields: { ...brief } });
    const written = await rowAndClock(leadId);
    expect(written.clock[1]).toEqual(answerBy(written.clock[0]));
    // The same row as that of a lead that came in while there was no desk.
    await manager.delete(DeskLead, { leadId });
    expect(await takeOverLeads(manager)).toBe(1);
    const taken = await rowAndClock(leadId);
    expect(taken.row).toEqual(written.row);
    // The intake's clock starts before the row is stored, perhaps in another minute.
    for (const [place, time] of written.clock.entries())
      expect(Math.abs(time.getTime() - taken.clock[place]!.getTime())).toBeLessThanOrEqual(60_000);
  });

  it('writes suspected spam without a clock', async () => {
    expect(await deskLead(await send('contact', { suspicions: ['trap'] }))).toMatchObject({
      ...{ state: 'spam', quarantined: true, answerBy: null, clockStartedAt: null, nextAlarmAt: null },
    });
  });

  it('writes no row for a newsletter, and none where there is no desk', async () => {
    await send('newsletter');
    await send('contact', { hasDesk: false });
    expect(await manager.count(DeskLead)).toBe(0);
  });

  it('stores neither lead nor mails where the row of the desk cannot be written', async () => {
    await manager.query(
      `CREATE FUNCTION refuse_lead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted fault'; END $$`,
    );
    await manager.query(
      'CREATE TRIGGER refused BEFORE INSERT ON desk_leads FOR EACH ROW EXECUTE FUNCTION refuse_lead()',
    );
    await expect(send('contact')).rejects.toThrow('planted fault');
    await manager.query('DROP TRIGGER refused ON desk_leads');
    const [{ count } = { count: -1 }] = await manager.query<{ count: number }[]>(
      'SELECT (SELECT count(*) FROM contact_submissions)::int + (SELECT count(*) FROM mails)::int AS count',
    );
    expect(count).toBe(0);
  });
});
