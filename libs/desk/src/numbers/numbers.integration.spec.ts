// Rules: desk.promise, offer.numbers
import { berlinToday } from '@mainstage/contracts/calendar';
import { DeskLead } from '../entities/desk-lead';
import { takeOverLeads } from '../take-over/take-over';
import { addOffer } from '../testing/add-offer';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { deskNumbers } from './numbers';
import { answerTimesCsv, numbersCsv } from './numbers-csv';
import { PromiseReader } from './promise';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk.stop());
beforeEach(() => desk.manager.query('TRUNCATE contact_submissions, desk_leads CASCADE'));

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const minutes = (count: number) => count * 60_000;

/** A lead of that age. @param answeredAfter minutes; null where nobody answered */
async function lead(days: number, answeredAfter: number | null, columns: Partial<DeskLead> = {}): Promise<void> {
  const createdAt = daysAgo(days);
  const leadId = await desk.contact({ created_at: createdAt });
  await takeOverLeads(desk.manager);
  const firstAnswerBy = new Date(createdAt.getTime() + minutes(1440));
  const answered =
    answeredAfter === null
      ? {}
      : { firstAnsweredAt: new Date(createdAt.getTime() + minutes(answeredAfter)), state: 'answered' as const };
  await desk.manager.update(DeskLead, { leadId }, { firstAnswerBy, ...answered, ...columns });
}

async function leads(count: number, days: number, answeredAfter: number | null): Promise<void> {
  for (let made = 0; made < count; made += 1) await lead(days, answeredAfter);
}

const read = () => new PromiseReader({ manager: desk.manager }).read();

describe('the promise in public', () => {
  it('the public promise is empty below twenty leads, and has no list then', async () => {
    await leads(19, 5, 100);
    expect(await read()).toEqual({ times: null, offers: null });
    expect(await new PromiseReader({ manager: desk.manager }).list()).toEqual([]);
  });

  it('the public promise counts what nobody answered as late, and as an answer that never came', async () => {
    await leads(15, 5, 130);
    await leads(2, 5, 2000);
    await leads(3, 5, null);
    expect(await read()).toEqual({
      times: { days: 30, leads: 20, medianMinutes: 130, p90Minutes: null, withinPromise: 0.75 },
      offers: null,
    });
  });

  it('the public promise leaves out spam, leads without a clock, older ones, and unfinished ones', async () => {
    await leads(20, 5, 60);
    await lead(5, null, { state: 'spam' });
    await lead(5, null, { firstAnswerBy: null });
    await lead(31, null);
    await lead(0.1, null);
    expect(await read()).toMatchObject({ times: { leads: 20, withinPromise: 1, medianMinutes: 60, p90Minutes: 60 } });
  });

  it('the public promise has a list of hours, minutes and results with the same numbers', async () => {
    await leads(18, 5, 90);
    await leads(2, 6, null);
    const list = await new PromiseReader({ manager: desk.manager }).list();
    expect(list.filter(({ within }) => within)).toHaveLength(18);
    expect(list.every(({ receivedAt }) => receivedAt.getTime() % minutes(60) === 0)).toBe(true);
    const lines = answerTimesCsv(list).trim().split('\r\n');
    expect(lines[2]).toMatch(/^"\d{4}-\d\d-\d\d \d\d:00";;"late"$/);
    expect(lines.at(-1)).toMatch(/^"\d{4}-\d\d-\d\d \d\d:00";90;"within"$/);
  });
});

describe('the numbers of the desk', () => {
  it('the numbers of the desk count leads by source, kind, day and reason, and answers as in public', async () => {
    await leads(20, 3, 120);
    await lead(3, null, { state: 'lost', lostReason: 'price', source: 'telephone' });
    await lead(3, null, { state: 'spam' });
    const numbers = await deskNumbers(desk.manager, berlinToday(daysAgo(5)), berlinToday());
    expect(numbers).toMatchObject({
      bySource: [
        { name: 'telephone', leads: 1 },
        { name: 'website', leads: 20 },
      ],
      byKind: [{ name: 'contact', leads: 21 }],
      byDay: [5, 4, 3, 2, 1, 0].map((ago) => ({ day: berlinToday(daysAgo(ago)), leads: ago === 3 ? 21 : 0 })),
      leads: 21,
      lost: [{ reason: 'price', leads: 1 }],
      ...{ options: 0, definite: 0 },
    });
    const { days: _, ...published } = (await read()).times!;
    expect(numbers.answers).toEqual(published);
    expect(numbersCsv(numbers)).toContain('"Leads lost";"price";1');
  });

  it('the numbers of the desk tell options from what became definite', async () => {
    const leadId = await desk.contact();
    await takeOverLeads(desk.manager);
    const bookings = await desk.manager.query<{ id: string }[]>(
      `INSERT INTO bookings (origin, lead_form, lead_id, venue, day, hire, starts_at, ends_at, set_up_minutes, dismantling_minutes, state)
       SELECT 'sales', 'contact', $1, 'arena', day, 'full-day', day + time '08:00', day + time '18:00', 0, 0, state
       FROM (VALUES ('2030-01-01'::date, 'definite'), ('2030-01-02', 'released'), ('2030-01-03', 'requested'), ('2030-01-04', 'definite')) b (day, state)
       RETURNING id`,
      [leadId],
    );
    for (const { id } of bookings.slice(0, 2))
      await desk.manager.query(
        `INSERT INTO booking_events (booking_id, by, action, before) VALUES ($1, 'Tom', 'made-option', '{}')`,
        [id],
      );
    const today = berlinToday();
    const yesterday = berlinToday(daysAgo(1));
    expect(await deskNumbers(desk.manager, yesterday, today)).toMatchObject({ options: 2, definite: 1 });
  });

  it('the numbers of the desk tell how fast offers were made, and what was won', async () => {
    const acceptance = (gross: number) => ({
      ...{ acceptedAt: daysAgo(0).toISOString(), name: 'Ada', position: 'CEO', company: 'Engines Ltd' },
      ...{ orderNumber: null, gross, sha256: '0'.repeat(64), lines: [], billingAddress: '', by: null },
    });
    await leads(3, 3, 60);
    const [first, second] = await desk.manager.find(DeskLead, { order: { leadId: 'ASC' } });
    const after = (received: Date, count: number) => new Date(received.getTime() + minutes(count));
    const at = first!.receivedAt;
    await addOffer(desk.manager, first!.leadId, { state: 'declined', sentAt: after(at, 90) });
    await addOffer(desk.manager, first!.leadId, {
      ...{ state: 'accepted', sentAt: after(at, 900), acceptance: acceptance(119_000) },
    });
    await addOffer(desk.manager, second!.leadId, { sentAt: after(second!.receivedAt, 200) });
    await addOffer(desk.manager, second!.leadId, { state: 'draft', sentAt: null });
    const numbers = await deskNumbers(desk.manager, berlinToday(daysAgo(5)), berlinToday());
    expect(numbers.offers).toEqual({ leads: 2, medianMinutes: 90, won: 1, value: 119_000 });
    expect(numbersCsv(numbers)).toContain('"Offers won";"";1');
    expect((await deskNumbers(desk.manager, berlinToday(), berlinToday())).offers).toEqual({
      ...{ leads: 0, medianMinutes: null, won: 0, value: 0 },
    });
  });
});
