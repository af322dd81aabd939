import { addOffer } from '../testing/add-offer';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { todaysOffers } from './todays-offers';

let desk: DeskUnderTest;
beforeAll(async () => (desk = await startDesk()));
afterAll(() => desk?.stop());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const days = (count: number) => hours(24 * count);

/** An option of a lead, of that rank. */
async function option(leadId: string, expiresAt: Date, columns: { challenged_until?: Date; rank?: number } = {}) {
  const { rank = 1, challenged_until = null } = columns;
  const [row] = await desk.manager.query<{ id: string }[]>(
    `INSERT INTO bookings (id, origin, lead_form, lead_id, venue, day, starts_at, ends_at, set_up_minutes,
       dismantling_minutes, state, rank, option_order, expires_at, challenged_until)
     VALUES (gen_random_uuid(), 'sales', 'contact', $1, 'skyline-stage', '2030-07-18', '2030-07-18T16:00Z',
       '2030-07-18T23:00Z', 0, 0, 'option', $2, 1, $3, $4) RETURNING id`,
    [leadId, rank, expiresAt, challenged_until],
  );
  return row!.id;
}

const shown = async () => {
  const { ending, opened, wished } = await todaysOffers(desk.manager, days(3));
  const ids = (tasks: { versionId: string }[]) => tasks.map(({ versionId }) => versionId);
  return { ending: ids(ending), opened: ids(opened), wished: ids(wished) };
};

describe('the offers of today', () => {
  it('are those that end soon, by option or challenge, the earliest first', async () => {
    const lead = await desk.lead();
    const soon = await addOffer(desk.manager, lead, {}, await option(lead, days(2)));
    const challenged = await addOffer(
      desk.manager,
      lead,
      {},
      await option(lead, days(9), { challenged_until: hours(20) }),
    );
    await addOffer(desk.manager, lead, {}, await option(lead, days(9)));
    await addOffer(desk.manager, lead, {}, await option(lead, hours(-1)));
    await addOffer(desk.manager, lead, {}, await option(lead, days(1), { rank: 2 }));
    await addOffer(desk.manager, lead, { state: 'declined' }, await option(lead, days(1)));
    expect(await shown()).toEqual({ ending: [challenged, soon], opened: [], wished: [] });
    const [task] = (await todaysOffers(desk.manager, days(3))).ending;
    expect(task).toMatchObject({ leadId: lead, version: 1, name: 'Ada Byron', gross: 119_000 });
    await desk.manager.query('DELETE FROM offers');
  });

  it('are those that were opened, or are to be changed, until they end', async () => {
    const lead = await desk.lead();
    const opened = await addOffer(desk.manager, lead, { openedAt: hours(-2) });
    const wished = await addOffer(desk.manager, lead, {
      openedAt: hours(-3),
      wish: { add: [], drop: [], message: 'Later, please' },
    });
    await addOffer(desk.manager, lead, { openedAt: hours(-2) }, await option(lead, hours(-1)));
    await addOffer(desk.manager, lead, { openedAt: hours(-2), state: 'superseded' });
    await addOffer(desk.manager, lead);
    expect(await shown()).toEqual({ ending: [], opened: [opened], wished: [wished] });
    await desk.manager.query('DELETE FROM offers');
  });

  it('are not those of spam or of a lead that is being erased', async () => {
    const [spam, erased] = [await desk.lead(), await desk.lead()];
    for (const lead of [spam, erased]) await addOffer(desk.manager, lead, { openedAt: hours(-1) });
    await desk.manager.query(`UPDATE desk_leads SET state = 'spam' WHERE lead_id = $1`, [spam]);
    await desk.manager.query(`UPDATE desk_leads SET erase_requested_at = now() WHERE lead_id = $1`, [erased]);
    expect(await shown()).toEqual({ ending: [], opened: [], wished: [] });
  });
});
