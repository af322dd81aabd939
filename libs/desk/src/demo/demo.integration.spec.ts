import { fillDemo } from '@mainstage/bookings/demo/demo';
import { DeskLead } from '../entities/desk-lead';
import { listLeads } from '../list/lead-list';
import { takeOverLeads } from '../take-over/take-over';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskToday } from '../today/today';
import { clearDeskDemo, fillDeskDemo } from './demo';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
  await fillDemo(desk.manager);
});
afterAll(() => desk.stop());

const counts = async () => {
  const tables = ['desk_leads', 'contact_submissions', 'tour_bookings', 'consents', 'mails', 'desk_entries'];
  const found = await Promise.all(
    [...tables, 'bookings'].map(async (table) => {
      const [row] = await desk.manager.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
      return [table, Number(row!.count)];
    }),
  );
  return Object.fromEntries(found) as Record<string, number>;
};

describe('the demo of the desk', () => {
  let before: Record<string, number>;
  beforeAll(async () => (before = await counts()));

  it('the demo of the desk shows forty leads in all stages, once', async () => {
    expect([
      await fillDeskDemo(desk.manager, desk.team.members),
      await fillDeskDemo(desk.manager, desk.team.members),
    ]).toEqual([40, 0]);
    expect(await takeOverLeads(desk.manager)).toBe(0);
    const leads = await desk.manager.find(DeskLead);
    expect(new Set(leads.map(({ state }) => state))).toEqual(
      new Set(['new', 'taken', 'answered', 'won', 'lost', 'spam']),
    );
    const owned = leads.filter(({ state }) => !['new', 'spam'].includes(state));
    expect(new Set(owned.map(({ owner }) => owner))).toEqual(new Set(desk.team.members.map(({ email }) => email)));
    expect((await listLeads(desk.manager, { q: 'Symposium' }, desk.team.members[0]!.email)).total).toBeGreaterThan(0);
    const today = await deskToday(desk.manager, 'lena@venue.example');
    expect([today.answers.length, today.steps.length, today.tours.length].every((length) => length > 0)).toBe(true);
  });

  it('the demo of the desk has a few options and definite bookings', async () => {
    const booked = await desk.manager.query<{ state: string }[]>(
      'SELECT state FROM bookings WHERE lead_id IS NOT NULL',
    );
    expect(booked.filter(({ state }) => state === 'option').length).toBeGreaterThanOrEqual(2);
    expect(booked.filter(({ state }) => state === 'definite').length).toBeGreaterThanOrEqual(3);
  });

  it('the demo of the desk sends nobody a mail and reminds nobody', async () => {
    expect(await desk.manager.query(`SELECT FROM mails WHERE status IN ('due', 'sending')`)).toEqual([]);
    expect(await desk.manager.query('SELECT FROM desk_leads WHERE next_alarm_at IS NOT NULL')).toEqual([]);
    expect(await desk.manager.query(`SELECT FROM desk_leads WHERE email NOT LIKE '%.example'`)).toEqual([]);
  });

  it('the demo of the desk is cleared as a whole, and nothing else is', async () => {
    const real = await desk.lead({ email: 'real@example.com' });
    expect(await clearDeskDemo(desk.manager)).toBe(40);
    expect((await desk.manager.find(DeskLead)).map(({ leadId }) => leadId)).toEqual([real]);
    expect(await counts()).toEqual({ ...before, desk_leads: 1, contact_submissions: 1 });
  });
});
