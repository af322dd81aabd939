// Rules: desk.alarms, desk.clock
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import type { EntityManager } from 'typeorm';
import { takeOverLeads } from '../take-over/take-over';
import { SalesTeam } from '../team/sales-team';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { startSetClock } from '../testing/set-clock';
import { countFailingAlarms, failingAlarms } from './failing-alarms';
import { workAlarms } from './work-alarms';

const team = new SalesTeam([{ name: 'Lena', email: 'lena@stage.example', right: 'lead' }]);
const received = '2026-07-01T08:30:00+02:00';
const halfWay = '2026-07-01T12:45:00+02:00';
/** Each table in which a lead's alarm may be refused. */
const tables = ['mails', 'desk_entries'] as const;

let desk: DeskUnderTest;
let manager: EntityManager;
let setTime: (at: string | Date) => Promise<void>;
beforeAll(async () => {
  desk = await startDesk();
  const clock = await startSetClock(desk.manager, desk.url);
  manager = clock.manager;
  setTime = (time) => clock.set(time);
  await desk.manager.query('CREATE TABLE planted (lead_id uuid)');
  await desk.manager.query(
    `CREATE FUNCTION refuse_planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF EXISTS (SELECT FROM planted WHERE lead_id = NEW.lead_id) THEN RAISE 'planted fault'; END IF;
       RETURN NEW; END $$`,
  );
  for (const table of [...tables, 'desk_leads'])
    await desk.manager.query(
      `CREATE TRIGGER planted BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_planted()`,
    );
  await desk.manager.query('ALTER TABLE desk_leads DISABLE TRIGGER planted');
});
afterAll(async () => {
  await manager?.dataSource.destroy();
  await desk?.stop();
});
beforeEach(async () => {
  await manager.query('TRUNCATE planted, contact_submissions, desk_leads, mails, lead_events CASCADE');
  await setTime(received);
});

async function leads(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await desk.contact({ created_at: received }));
  await takeOverLeads(manager);
  return ids;
}

const plant = (leadId: string) => manager.query('INSERT INTO planted VALUES ($1)', [leadId]);
const round = () => workAlarms(manager, team, 100);
const reminded = async () => (await manager.findBy(Mail, { kind: 'desk-reminder' })).map(({ leadId }) => leadId);
const failures = (leadId: string) =>
  manager.findOne(DeskLead, { select: { alarmFailures: true, nextAlarmAt: true }, where: { leadId } });
const later = (seconds: number) => new Date(Date.parse(halfWay) + seconds * 1000);

describe('a lead whose alarm cannot be written', () => {
  it('a failing alarm holds up none of the other 99 of its batch, and none of them is reminded twice', async () => {
    const [broken = '', ...others] = await leads(100);
    await plant(broken);
    await setTime(halfWay);
    const rounds = await Promise.all([round(), round(), round()]);
    expect(rounds.reduce((sum, { done }) => sum + done, 0)).toBe(99);
    expect(rounds.flatMap((each) => each.failures)).toContainEqual({
      leadId: broken,
      error: expect.objectContaining({ message: 'planted fault' }),
    });
    expect((await reminded()).sort()).toEqual(others.sort());
    await setTime(later(1));
    expect(await round()).toEqual({ done: 0, failures: [] });
    expect(await reminded()).toHaveLength(99);
  });

  it('a failing alarm is retried after ten seconds, then twenty, and sent once when the fault is over', async () => {
    const [broken = ''] = await leads(1);
    await plant(broken);
    await setTime(halfWay);
    for (const [tries, retryAfter] of [
      [1, 10],
      [2, 30],
      [3, 70],
    ] as const) {
      expect((await round()).failures).toHaveLength(1);
      expect(await failures(broken)).toEqual({ alarmFailures: tries, nextAlarmAt: later(retryAfter) });
      expect(await failingAlarms(manager, 5)).toMatchObject([{ leadId: broken }]);
      await setTime(later(retryAfter - 1));
      expect(await round()).toEqual({ done: 0, failures: [] });
      await setTime(later(retryAfter));
    }
    await manager.query('TRUNCATE planted');
    expect((await round()).done).toBe(1);
    expect(await reminded()).toEqual([broken]);
    expect(await countFailingAlarms(manager)).toBe(0);
    expect(await failures(broken)).toMatchObject({ alarmFailures: 0 });
  });

  it('a failing alarm waits for 43 minutes at most', async () => {
    const [broken = ''] = await leads(1);
    await plant(broken);
    await manager.update(DeskLead, { leadId: broken }, { alarmFailures: 30 });
    await setTime(halfWay);
    await round();
    expect((await failures(broken))?.nextAlarmAt).toEqual(later(2560));
  });

  it('a failing alarm holds up nobody even where its row cannot be written at all', async () => {
    const [broken = '', other = ''] = await leads(2);
    await plant(broken);
    await setTime(halfWay);
    await manager.query('ALTER TABLE desk_leads ENABLE TRIGGER planted');
    try {
      expect(await round()).toMatchObject({ done: 1, failures: [{ leadId: broken }] });
      expect(await reminded()).toEqual([other]);
    } finally {
      await manager.query('ALTER TABLE desk_leads DISABLE TRIGGER planted');
    }
  });
});
