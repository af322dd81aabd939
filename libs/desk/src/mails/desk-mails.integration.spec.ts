// Rules: desk.digest, desk.owner-mails
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { Mail } from '@mainstage/database/entities/mail';
import { isQuietDay } from './templates/digest-blocks';
import type { EntityManager } from 'typeorm';
import { takeOverLeads } from '../take-over/take-over';
import { SalesTeam } from '../team/sales-team';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { startSetClock } from '../testing/set-clock';
import { deskDigest } from './desk-digest';
import { enqueueDigest } from './enqueue-digest';
import { leadOwner, mailLead } from './mail-lead';

const team = new SalesTeam([{ name: 'Tom', email: 'tom@stage.example', right: 'member' }]);
/** Wednesday. */
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
beforeEach(() => manager.query('TRUNCATE contact_submissions, desk_leads, mails, daily_digests CASCADE'));

async function leadOf(createdAt: string, columns: Partial<DeskLead> = {}): Promise<string> {
  await setTime(createdAt);
  const leadId = await desk.contact({ created_at: createdAt });
  await takeOverLeads(manager);
  if (Object.keys(columns).length > 0) await manager.update(DeskLead, { leadId }, columns);
  return leadId;
}

describe('the digest of the sales desk', () => {
  it('the digest of the sales desk is enqueued once on a working day, from the opening on', async () => {
    await leadOf(at('10:00'));
    const enqueued: string[] = [];
    for (const time of [
      ...[at('18:00'), at('07:30', '2026-07-02'), at('08:30', '2026-07-02'), at('11:00', '2026-07-02')],
      ...[at('09:00', '2026-07-03'), at('10:00', '2026-07-04'), at('10:00', '2026-07-05'), at('09:00', '2026-07-06')],
    ]) {
      await setTime(time);
      const done = await Promise.all([1, 2].map(() => enqueueDigest(manager, team)));
      if (done.includes(true)) enqueued.push(time);
    }
    expect(enqueued).toEqual([at('08:30', '2026-07-02'), at('09:00', '2026-07-03'), at('09:00', '2026-07-06')]);
    expect(await manager.countBy(Mail, { kind: 'daily-digest', recipient: 'sales' })).toBe(3);
  });

  it('the digest of the sales desk is not sent where nothing is to be done, or where there is no desk', async () => {
    await setTime(at('09:00'));
    expect(await enqueueDigest(manager, team)).toBe(false);
    await manager.insert(Mail, {
      ...{ kind: 'tour-confirmation', form: 'tour', leadId: crypto.randomUUID(), recipient: 'visitor', status: 'dead' },
      finishedAt: new Date(),
    });
    await setTime(at('09:00', '2026-07-04'));
    expect(await enqueueDigest(manager, team)).toBe(false);
    expect(await enqueueDigest(manager, new SalesTeam([]))).toBe(true);
  });

  it('the digest of the sales desk lists what is overdue, due today and planned, each in its list', async () => {
    const overdue = await leadOf(at('10:00', '2026-06-29'));
    const due = await leadOf(at('15:00', '2026-06-30'), { owner: 'tom@stage.example', state: 'taken' });
    await leadOf(at('16:00'));
    const step = await leadOf(at('08:00', '2026-06-30'), {
      ...{ state: 'answered', answeredAt: new Date(), nextStep: 'Send the plan', nextStepDue: '2026-07-01' },
    });
    await setTime(at('09:00'));
    const digest = await deskDigest(manager, team, new Date(at('09:00')));
    expect(digest.overdue.map(({ leadId }) => leadId)).toEqual([overdue]);
    expect(digest.due).toMatchObject([{ leadId: due, owner: 'Tom' }]);
    expect(digest.steps).toMatchObject([{ leadId: step, nextStep: { what: 'Send the plan', due: '2026-07-01' } }]);
    expect(isQuietDay(digest)).toBe(false);
  });
});

describe('a mail to the team', () => {
  it('a mail to the team says who has the lead and what its clock did, but no deadline once answered', async () => {
    const id = await leadOf(at('10:00'), { owner: 'gone@stage.example' });
    await manager.insert(DeskEntry, { leadId: id, kind: 'notice', title: 'Tom is away: it is everybody’s again' });
    expect(await mailLead(manager, team, id)).toMatchObject({
      ...{ kind: 'contact', owner: 'gone@stage.example', lastNotice: 'Tom is away: it is everybody’s again' },
      answerBy: new Date(at('10:00', '2026-07-02')),
    });
    await manager.update(DeskLead, { leadId: id }, { state: 'answered', answeredAt: new Date() });
    expect(await mailLead(manager, team, id)).toMatchObject({ answerBy: null });
    await manager.update(DeskLead, { leadId: id }, { eraseRequestedAt: new Date() });
    expect(await mailLead(manager, team, id)).toBeUndefined();
  });
});

describe('the owner of a lead', () => {
  const now = new Date(at('10:00'));

  it('is found for the lead and its bookings, as long as they are in the team and not away', async () => {
    const id = await leadOf(at('10:00'), { owner: 'tom@stage.example' });
    const [{ id: booking }] = await manager.query<[{ id: string }]>(
      `INSERT INTO bookings (origin, lead_form, lead_id, venue, day, starts_at, ends_at, set_up_minutes, dismantling_minutes)
       VALUES ('visitor', 'contact', $1, 'skyline-stage', '2026-09-01', '2026-09-01T10:00Z', '2026-09-01T12:00Z', 0, 0) RETURNING id`,
      [id],
    );
    expect([await leadOwner(manager, team, id, now), await leadOwner(manager, team, booking, now)]).toEqual([
      'tom@stage.example',
      'tom@stage.example',
    ]);
    await manager.query(`INSERT INTO desk_absences (member, until) VALUES ('tom@stage.example', '2026-07-03')`);
    expect(await leadOwner(manager, team, id, now)).toBeUndefined();
    await manager.query('DELETE FROM desk_absences');
    expect(await leadOwner(manager, new SalesTeam([]), id, now)).toBeUndefined();
    expect(await leadOwner(manager, team, await leadOf(at('10:00')), now)).toBeUndefined();
  });
});
