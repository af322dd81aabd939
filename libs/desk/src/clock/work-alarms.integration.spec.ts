// Rules: desk.alarms, desk.clock
import { DeskAbsence } from '../entities/desk-absence';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import type { EntityManager } from 'typeorm';
import { changeLead } from '../changes/change-lead';
import { takeOverLeads } from '../take-over/take-over';
import { SalesTeam } from '../team/sales-team';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { startSetClock } from '../testing/set-clock';
import { countOverdueLeads } from './overdue-leads';
import { stopClock } from './stop-clock';
import { workAlarms } from './work-alarms';

const [lena, tom, reader] = ['lena@stage.example', 'tom@stage.example', 'reader@stage.example'];
const team = new SalesTeam(
  [
    { name: 'Lena', email: lena, right: 'lead' },
    { name: 'Tom', email: tom, right: 'member' },
    { name: 'Reader', email: reader, right: 'read' },
  ],
  'boss@stage.example',
);

/** Wednesday; half of the time is over at 12:45 on the same day, three quarters at 14:52:30, all at 8:30 the next day. */
const received = '2026-07-01T08:30:00+02:00';
const at = (time: string, day = '2026-07-01') => `${day}T${time}:00+02:00`;

let desk: DeskUnderTest;
let manager: EntityManager;
let setTime: (at: string) => Promise<void>;
beforeAll(async () => {
  desk = await startDesk();
  const clock = await startSetClock(desk.manager, desk.url);
  manager = clock.manager;
  setTime = (time) => clock.set(time);
});
afterAll(async () => {
  await manager.dataSource.destroy();
  await desk.stop();
});
beforeEach(async () => {
  await manager.query(
    'TRUNCATE contact_submissions, desk_leads, mails, desk_absences, lead_events, inbound_mails CASCADE',
  );
  await setTime(received);
});

async function newLead(): Promise<string> {
  const id = await desk.contact({ created_at: received });
  await takeOverLeads(manager);
  return id;
}

const leadOf = (leadId: string) => manager.findOneByOrFail(DeskLead, { leadId });
const entries = async (leadId: string) =>
  (await manager.find(DeskEntry, { where: { leadId, kind: 'notice' }, order: { id: 'ASC' } })).map(
    ({ title }) => title,
  );

/** Works off the alarms at that time, with three workers. @returns the mails that were enqueued: `kind to address` */
async function alarmsAt(time: string): Promise<string[]> {
  await setTime(time);
  const before = new Set((await manager.find(Mail)).map(({ id }) => id));
  await Promise.all([1, 2, 3].map(() => workAlarms(manager, team, 100)));
  const mails = (await manager.find(Mail)).filter(({ id }) => !before.has(id));
  expect(mails.every(({ recipient }) => recipient === 'team')).toBe(true);
  return mails.map(({ kind, toAddress }) => `${kind} to ${toAddress}`).sort();
}

describe('a lead that nobody has', () => {
  it('an unowned lead is reported half-way to the team, overdue to SALES_LEAD, and each once', async () => {
    const id = await newLead();
    expect(await alarmsAt(at('12:44'))).toEqual([]);
    expect(await alarmsAt(at('12:45'))).toEqual([`desk-reminder to ${lena}`, `desk-reminder to ${tom}`]);
    expect(await alarmsAt(at('13:00'))).toEqual([]);
    expect(await alarmsAt(at('15:00'))).toEqual([]);
    expect(await alarmsAt(at('08:29', '2026-07-02'))).toEqual([]);
    expect(await countOverdueLeads(manager)).toBe(0);
    expect(await alarmsAt(at('08:30', '2026-07-02'))).toEqual(['desk-overdue to boss@stage.example']);
    expect(await alarmsAt(at('12:00', '2026-07-03'))).toEqual([]);
    expect(await countOverdueLeads(manager)).toBe(1);
    expect(await leadOf(id)).toMatchObject({ alarmStage: 3, nextAlarmAt: null, version: 1 });
    expect(await entries(id)).toHaveLength(2);
  });

  it('an unowned lead is not reported to somebody who is away, unless all are', async () => {
    await newLead();
    await manager.insert(DeskAbsence, { member: lena, until: '2026-07-01' });
    expect(await alarmsAt(at('12:45'))).toEqual([`desk-reminder to ${tom}`]);
    await newLead();
    await manager.insert(DeskAbsence, { member: tom, until: '2026-07-10' });
    expect(await alarmsAt(at('12:46'))).toEqual([`desk-reminder to ${lena}`, `desk-reminder to ${tom}`]);
  });

  it('an unowned lead is reported at its present stage alone after the workers were stopped', async () => {
    await newLead();
    expect(await alarmsAt(at('15:00'))).toEqual([`desk-take-back to ${lena}`, `desk-take-back to ${tom}`]);
    await newLead();
    expect(await alarmsAt(at('09:00', '2026-07-06'))).toEqual([
      'desk-overdue to boss@stage.example',
      'desk-overdue to boss@stage.example',
    ]);
  });

  it('an unowned lead is never reported outside business hours, but at the next opening', async () => {
    const id = await newLead();
    for (const late of [at('17:00'), at('23:00'), at('05:00', '2026-07-02'), at('08:29', '2026-07-02')])
      expect(await alarmsAt(late)).toEqual([]);
    expect((await leadOf(id)).nextAlarmAt).toEqual(new Date(at('08:30', '2026-07-02')));
    expect(await alarmsAt(at('08:30', '2026-07-02'))).toEqual(['desk-overdue to boss@stage.example']);
  });
});

describe('a lead that somebody has', () => {
  const takenBy = (leadId: string, owner: string) => manager.update(DeskLead, { leadId }, { owner, state: 'taken' });

  it('an owned lead is brought to mind of its owner half-way and is everybody’s again at three quarters', async () => {
    const id = await newLead();
    await takenBy(id, tom);
    expect(await alarmsAt(at('12:45'))).toEqual([`desk-reminder to ${tom}`]);
    expect(await leadOf(id)).toMatchObject({ owner: tom, version: 1 });
    expect(await alarmsAt(at('14:53'))).toEqual([`desk-take-back to ${lena}`, `desk-take-back to ${tom}`]);
    expect(await leadOf(id)).toMatchObject({ owner: null, state: 'new', version: 2 });
    expect((await entries(id)).at(-1)).toContain('Tom had it and did nothing about it');
  });

  it('an owned lead stays with an owner who did something since the reminder', async () => {
    const id = await newLead();
    await takenBy(id, tom);
    await alarmsAt(at('12:45'));
    await manager.insert(DeskEntry, { leadId: id, by: tom, kind: 'note', title: 'Note', at: new Date(at('13:00')) });
    expect(await alarmsAt(at('14:53'))).toEqual([]);
    expect(await leadOf(id)).toMatchObject({ owner: tom });
    expect(await alarmsAt(at('08:30', '2026-07-02'))).toEqual(['desk-overdue to boss@stage.example']);
  });

  it('an owned lead is everybody’s half-way already where its owner is away', async () => {
    const id = await newLead();
    await takenBy(id, tom);
    await manager.insert(DeskAbsence, { member: tom, until: '2026-07-03' });
    expect(await alarmsAt(at('12:45'))).toEqual([`desk-reminder to ${lena}`]);
    expect(await leadOf(id)).toMatchObject({ owner: null, state: 'new', version: 2 });
  });
});

describe('the clock of a lead', () => {
  it('is stopped by the first answer of a team member, who owns the lead from then on', async () => {
    const id = await newLead();
    const answeredAt = new Date(at('10:00'));
    const stops = [tom, lena].map((member) => () => stopClock(manager, id, { at: answeredAt, member }));
    expect([await stops[0]!(), await stops[1]!()]).toEqual([true, false]);
    expect(await leadOf(id)).toMatchObject({
      ...{ state: 'answered', answeredAt, firstAnsweredAt: answeredAt, nextAlarmAt: null, owner: tom },
    });
    expect(await alarmsAt(at('12:45'))).toEqual([]);
  });

  it('is not stopped by an answer before the lead was opened again', async () => {
    const id = await newLead();
    expect(await stopClock(manager, id, { at: new Date(at('08:00')), member: null })).toBe(false);
    expect(await leadOf(id)).toMatchObject({ state: 'new', answeredAt: null });
  });

  it('the clock of a lead starts again when the lead is opened again, with mails of its own', async () => {
    const id = await newLead();
    await alarmsAt(at('12:45'));
    const context = { manager, team };
    await setTime(at('13:00'));
    await changeLead(context, id, { version: 1, state: 'answered', answeredBy: 'telephone' }, tom);
    expect(await alarmsAt(at('14:53'))).toEqual([]);
    await setTime(at('08:30', '2026-07-06'));
    await changeLead(context, id, { version: 2, state: 'taken', owner: null }, lena);
    expect(await leadOf(id)).toMatchObject({ answeredAt: null, answerBy: new Date(at('08:30', '2026-07-07')) });
    expect(await alarmsAt(at('12:45', '2026-07-06'))).toEqual([`desk-reminder to ${lena}`, `desk-reminder to ${tom}`]);
    expect((await leadOf(id)).firstAnsweredAt).toEqual(new Date(at('13:00')));
  });

  it('the clock of a lead reports nothing of a lead that is to be erased', async () => {
    const id = await newLead();
    await manager.update(DeskLead, { leadId: id }, { eraseRequestedAt: new Date(received) });
    expect(await alarmsAt(at('12:45'))).toEqual([]);
  });

  it('the clock of a lead reports nothing of a closed one, whatever its row says', async () => {
    const id = await newLead();
    await manager.update(DeskLead, { leadId: id }, { state: 'spam' });
    expect(await alarmsAt(at('12:45'))).toEqual([]);
    expect(await leadOf(id)).toMatchObject({ nextAlarmAt: null });
  });
});
