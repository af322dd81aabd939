// Rules: offer.accept
import { randomUUID } from 'node:crypto';
import { CalendarChangeQueries } from '@mainstage/bookings/calendar-change.queries';
import { locksOf } from '@mainstage/bookings/locks';
import { placeOf } from '@mainstage/bookings/rows';
import { pressBooking } from '../bookings/booking-desk';
import { lockDeskLead } from '../changes/change-lead';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { sentOffer } from '../testing/sent-offer';
import { member, settings } from '../testing/offer-settings';
import { acceptOnBehalf } from './accept-on-behalf';
import { acceptOffer } from './accept-offer';
import { newOffer } from './new-offer';
import { offerCode } from './offer-links';
import { sendOfferCode } from './offer-codes';

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
  const database = new URL(desk.url).pathname.slice(1);
  await desk.manager.query(`ALTER DATABASE "${database}" SET deadlock_timeout = '20ms'`);
});
afterAll(() => desk?.stop());
beforeEach(() => desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE'));

/**
 * Holds the calendar of a booking until the work waits for it with its lead locked, then locks the lead: PostgreSQL ends
 * one of the two transactions, which is never this one.
 */
async function crossed(bookingId: string, leadId: string, work: () => Promise<unknown>): Promise<unknown> {
  const place = await placeOf(desk.manager, bookingId);
  return desk.manager
    .transaction(async (own) => {
      await own.query(`SET LOCAL deadlock_timeout = '1min'`);
      await new CalendarChangeQueries(own).waitFor(locksOf(place));
      const working = work();
      working.catch(() => undefined);
      await until(async () => {
        const [waiting] = await desk.manager.query<object[]>(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        return waiting !== undefined;
      });
      await lockDeskLead(own, leadId);
      return { working };
    })
    .then(({ working }) => working);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

const bookingOf = async (leadId: string): Promise<string> => {
  const [row] = await desk.manager.query<{ id: string }[]>('SELECT id FROM bookings WHERE lead_id = $1', [leadId]);
  return row!.id;
};

describe('an offer that crosses a change of the calendar', () => {
  it('is accepted on behalf of the client all the same', async () => {
    const { id: versionId, leadId } = await sentOffer(desk);
    const press = { key: randomUUID(), note: 'By telephone' };
    const accept = () => acceptOnBehalf(desk, { versionId, member }, press, settings);
    expect(await crossed(await bookingOf(leadId), leadId, accept)).toMatchObject({ versions: [{ state: 'accepted' }] });
  });

  it('is accepted by the client all the same', async () => {
    const { id, token, leadId } = await sentOffer(desk);
    await sendOfferCode(desk.manager, token, settings, () => Promise.resolve());
    const form = { name: 'Ada', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1', lines: [] };
    const code = offerCode(settings.secret, id, 1);
    const accept = () => acceptOffer(desk, token, { ...form, terms: true, code }, settings);
    expect(await crossed(await bookingOf(leadId), leadId, accept)).toMatchObject({ name: 'Ada' });
  });

  it('is drafted with its option all the same', async () => {
    const { leadId: other } = await sentOffer(desk);
    const day = { brief_venue: 'sky-lounge', brief_date: '2030-05-14', brief_guests: 10 };
    const leadId = await desk.lead({ company: 'Engines', ...day });
    const make = () => newOffer(desk.manager, { leadId, member }, { key: randomUUID(), withOption: true }, settings);
    expect(await crossed(await bookingOf(other), leadId, make)).toMatchObject({ versions: [{ version: 1 }] });
  });
});

it('a booking that is made definite with its lead crosses an acceptance and fails nobody', async () => {
  const { id: versionId, leadId } = await sentOffer(desk);
  const booking = await bookingOf(leadId);
  const press = { booking, action: 'definite', change: { won: true } } as const;
  const accept = acceptOnBehalf(desk, { versionId, member }, { key: randomUUID(), note: 'By telephone' }, settings);
  const outcomes = await Promise.allSettled([accept, pressBooking(desk, press, member)]);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
  expect(errors.filter((error) => !/definite already|no first option|Only an offer/.test(error))).toEqual([]);
});
