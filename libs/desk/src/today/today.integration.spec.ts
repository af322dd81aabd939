// Rules: desk.snooze, desk.no-reply, desk.replies
import { changeLead } from '../changes/change-lead';
import { markReplied } from '../changes/lead-events';
import { ChangeRejected } from '../desk-error';
import { deskDigest } from '../mails/desk-digest';
import { SalesTeam } from '../team/sales-team';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskToday } from './today';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());
const [lena, tom] = ['lena@venue.example', 'tom@venue.example'];
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function leadWith(columns: Record<string, unknown> = {}): Promise<string> {
  const id = await desk.lead();
  if (Object.keys(columns).length > 0) await set(id, columns);
  return id;
}
const set = (id: string, columns: Record<string, unknown>) =>
  desk.manager.query(
    `UPDATE desk_leads SET ${Object.keys(columns)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} WHERE lead_id = $1`,
    [id, ...Object.values(columns)],
  );
const versionOf = async (id: string) =>
  (await desk.manager.query<{ version: number }[]>('SELECT version FROM desk_leads WHERE lead_id = $1', [id]))[0]!
    .version;
const change = async (id: string, changes: object, by = lena) =>
  changeLead(desk, id, { version: await versionOf(id), ...changes }, by);
const today = (member = lena) => deskToday(desk.manager, member);
const ids = (leads: { id: string }[], among: string[]) => leads.map(({ id }) => id).filter((id) => among.includes(id));

describe('today', () => {
  it('shows one’s own leads before those of others', async () => {
    const [toms, mine] = [
      await leadWith({ owner: tom, state: 'taken' }),
      await leadWith({ owner: lena, state: 'taken' }),
    ];
    expect(ids((await today(lena)).answers, [toms, mine])).toEqual([mine, toms]);
    expect(ids((await today(tom)).answers, [toms, mine])).toEqual([toms, mine]);
  });

  it('orders the steps of a day by their time', async () => {
    const due = '2026-01-02';
    const steps = [
      { what: 'Whole day', due },
      { what: 'Late', due, time: '16:00' },
      { what: 'Early', due, time: '09:30' },
    ];
    const all = [await leadWith(), await leadWith(), await leadWith()];
    for (const [at, nextStep] of steps.entries()) await change(all[at]!, { nextStep });
    const shown = (await today()).steps.filter(({ id }) => all.includes(id));
    expect(shown.map(({ nextStep }) => [nextStep?.what, nextStep?.time])).toEqual([
      ['Early', '09:30'],
      ['Late', '16:00'],
      ['Whole day', null],
    ]);
    const [entry] = await desk.manager.query('SELECT title FROM desk_entries WHERE lead_id = $1', [all[2]]);
    expect(entry).toEqual({ title: 'Next step: Early, Fri 2 January 2026, 09:30' });
  });
});

describe('an option whose client was asked to decide', () => {
  it('ends by then, at the desk and in the digest', async () => {
    const leadId = await leadWith();
    const [{ id }] = await desk.manager.query<[{ id: string }]>(
      `INSERT INTO bookings (origin, lead_form, lead_id, venue, day, hire, starts_at, ends_at, set_up_minutes,
         dismantling_minutes, state, rank, option_order, expires_at, challenged_until)
       SELECT 'sales', 'contact', $1, 'arena', day, 'full-day', day + time '08:00', day + time '18:00', 0, 0, 'option', 1, 1,
         now() + interval '20 days', now() + interval '1 day'
       FROM (SELECT current_date + 60 AS day) event RETURNING id`,
      [leadId],
    );
    const challengedUntil = expect.any(String) as string;
    expect((await today()).options).toContainEqual(expect.objectContaining({ id, challengedUntil }));
    const { options } = await deskDigest(desk.manager, new SalesTeam([]), new Date());
    const [ends] = options.filter(({ bookingId }) => bookingId === id);
    expect(ends!.expiresAt.getTime()).toBeLessThan(Date.now() + 2 * 86_400_000);
  });
});

describe('a lead that is put off', () => {
  it('is shown under what is put off alone, until its time or until it is shown again', async () => {
    const id = await leadWith({ owner: lena, state: 'taken', answer_by: hours(48) });
    const shown = await change(id, { snoozedUntil: hours(3) });
    expect(shown.snoozedUntil).not.toBeNull();
    const { answers, snoozed } = await today();
    expect([ids(answers, [id]), ids(snoozed, [id])]).toEqual([[], [id]]);
    await change(id, { snoozedUntil: null });
    expect(ids((await today()).answers, [id])).toEqual([id]);
    await change(id, { snoozedUntil: hours(3) });
    await set(id, { snoozed_until: hours(-1) });
    expect(ids((await today()).answers, [id])).toEqual([id]);
  });

  it('is shown where its answer is overdue, and its clock runs on', async () => {
    const id = await leadWith({ answer_by: hours(2) });
    await change(id, { snoozedUntil: hours(4) });
    await set(id, { answer_by: hours(-1) });
    const { answers, snoozed } = await today();
    expect([ids(answers, [id]), ids(snoozed, [id])]).toEqual([[id], []]);
  });

  it('is shown when the client replies', async () => {
    const id = await leadWith({ state: 'answered', answered_at: hours(-2), owner: lena });
    await change(id, { snoozedUntil: hours(4) });
    await markReplied(desk.manager, id, false);
    const { replies, snoozed } = await today();
    expect([ids(replies, [id]), ids(snoozed, [id])]).toEqual([[id], []]);
  });

  it('is put off to a moment ahead, within a year', async () => {
    const id = await leadWith();
    for (const moment of [hours(-1), hours(9000)])
      await expect(change(id, { snoozedUntil: moment })).rejects.toThrow(ChangeRejected);
  });
});

describe('a reminder of a reply', () => {
  const waiting = async () => {
    const id = await leadWith({ state: 'answered', answered_at: hours(-2), owner: lena });
    await change(id, { remindIfNoReplyBy: hours(24) });
    return id;
  };

  it('is shown from its moment on, and not before', async () => {
    const id = await waiting();
    expect(ids((await today()).reminders, [id])).toEqual([]);
    await set(id, { remind_if_no_reply_by: hours(-1) });
    expect(ids((await today()).reminders, [id])).toEqual([id]);
    await change(id, { remindIfNoReplyBy: null });
    expect(ids((await today()).reminders, [id])).toEqual([]);
  });

  it('ends with the client’s reply, but not with one of a machine', async () => {
    const [person, machine] = [await waiting(), await waiting()];
    await markReplied(desk.manager, person, false);
    await markReplied(desk.manager, machine, true);
    for (const id of [person, machine]) {
      await set(id, { replied_at: null });
      await desk.manager.query(
        `UPDATE desk_leads SET remind_if_no_reply_by = now() - interval '1 hour'
        WHERE lead_id = $1 AND remind_if_no_reply_by IS NOT NULL`,
        [id],
      );
    }
    expect(ids((await today()).reminders, [person, machine])).toEqual([machine]);
  });

  it('ends when the lead is won or lost', async () => {
    const id = await waiting();
    expect((await change(id, { state: 'won' })).remindIfNoReplyBy).toBeNull();
  });
});
