// Rules: offer.accept, offer.clock
import { randomUUID } from 'node:crypto';
import { seededRandom } from '@mainstage/bookings/seeded-random';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { isUnavailable } from '@mainstage/database/unavailable';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { sendText, type SentOffer, sentOffer } from '../testing/sent-offer';
import { type SetClock, startSetClock } from '../testing/set-clock';
import { tableSnapshot } from '../testing/table-snapshot';
import { acceptOffer } from './accept-offer';
import { expireOffers } from './expire-offers';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { offerCode } from './offer-links';

/** `npm run proof:offers` runs 10,000; another order with RACE_SEED. */
const races = Number(process.env['OFFER_RACES'] ?? 100);
const random = seededRandom(Number(process.env['RACE_SEED'] ?? 60));
/** Races of a batch, each on a day of its own, and acceptances under way at a time. */
const [width, atOnce] = [20, 4];

/** Ends of options: 17:00, 12:00, midnight, and the hours that summer time leaves out and repeats. */
const moments = [
  ['17:00', '2030-05-14T15:00:00Z'],
  ['12:00', '2030-05-15T10:00:00Z'],
  ['midnight', '2030-05-15T22:00:00Z'],
  ['the beginning of summer time', '2030-03-31T01:00:00Z'],
  ['the end of summer time', '2030-10-27T01:00:00Z'],
] as const;

/** The changes that compete with an acceptance. */
const rivals = ['expired', 'challenged', 'withdrawn', 'superseded'] as const;
type Rival = (typeof rivals)[number];

interface Race extends SentOffer {
  rival: Rival;
  /** Link of the next version, which is a draft. */
  next: string;
}

let desk: DeskUnderTest;
let clock: SetClock;
let offers: Race[];
let snapshot: Awaited<ReturnType<typeof tableSnapshot>>;
beforeAll(async () => {
  const real = await startDesk();
  clock = await startSetClock(real.manager, real.url);
  desk = { ...real, manager: clock.manager };
  await clock.set('2030-01-15T09:00:00Z');
  offers = [];
  for (let index = 0; index < width; index++) {
    const day = `2031-03-${String(index + 1).padStart(2, '0')}`;
    const sent = await sentOffer(desk, { day });
    const rival = rivals[index % rivals.length]!;
    const next = rival === 'superseded' ? await nextDraft(sent) : '';
    offers.push({ ...sent, rival, next });
  }
  await clock.manager.query(`UPDATE offer_versions SET code_round = 1 WHERE state = 'sent'`);
  const tables = ['bookings', 'booked_atoms', 'booking_events', 'desk_leads', 'desk_entries', 'lead_events', 'mails'];
  const own = ['offers', 'offer_versions', 'accepted_offers', 'answers', 'contact_submissions'];
  snapshot = await tableSnapshot(clock.manager, [...tables, ...own]);
}, 120_000);
afterAll(async () => {
  await clock?.manager.dataSource.destroy();
  await desk?.stop();
});

async function nextDraft({ leadId }: SentOffer): Promise<string> {
  const { versions } = await newOffer(desk.manager, { leadId, member }, { key: randomUUID() }, settings);
  return versions[0]!.link;
}

/** Presses again while the database is busy, as a page does. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
}

const accept = ({ id, token }: Race) => {
  const form = { name: 'Ada', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1', lines: [] };
  const code = offerCode(settings.secret, id, 1);
  return patiently(() => acceptOffer(desk, token, { ...form, terms: true, code }, settings));
};

/** Takes an offer from the client by hand; the clock does it for the others. */
async function end({ id, leadId, answerId, rival, next }: Race): Promise<unknown> {
  if (rival === 'superseded') return sendText(desk, leadId, next, { latest: `answer ${answerId}` });
  const decision = { versionId: id, decision: 'withdraw', member: member.email } as const;
  return decideOffer(desk.manager, decision, { key: randomUUID(), note: 'Withdrawn' }, settings);
}

const keepTime = async () => {
  await patiently(() => keepClocks({ manager: clock.manager }));
  await patiently(() => expireOffers(clock.manager));
};

/** The offers at the end of their options, a millisecond before. */
async function prepare(until: Date): Promise<void> {
  await snapshot.restore();
  await clock.set(new Date(until.getTime() - 1));
  for (const [rival, column] of [
    ['expired', 'expires_at'],
    ['challenged', 'challenged_until'],
  ] as const) {
    const leads = offers.filter((offer) => offer.rival === rival).map(({ leadId }) => leadId);
    await clock.manager.query(`UPDATE bookings SET ${column} = $1 WHERE lead_id = ANY ($2)`, [until, leads]);
  }
  await clock.manager.query(`UPDATE bookings SET expires_at = '2031-02-01' WHERE expires_at < $1`, [until]);
  await clock.manager.query(`UPDATE offer_versions SET code_sent_at = $1 WHERE state = 'sent'`, [
    new Date(until.getTime() - 60_000),
  ]);
}

/** All acceptances and what competes with them, in an order of their own. @returns which were accepted and ended by hand */
async function run(until: Date) {
  const turnOfClock = Math.floor(random() * width);
  const turns = offers.map((_, index) => Math.max(0, index - 2 + Math.floor(random() * 4)));
  let settled = 0;
  const waiting: { turn: number; begin: () => void }[] = [];
  const atTurn = (turn: number) => new Promise<void>((begin) => waiting.push({ turn, begin }));
  const settle = () => {
    settled += 1;
    for (const { turn, begin } of waiting) if (turn <= settled) begin();
  };
  const hands = offers.map(async (offer, index) => {
    if (offer.rival === 'expired' || offer.rival === 'challenged') return undefined;
    await atTurn(turns[index]!);
    return patiently(() => end(offer));
  });
  const passing = (async () => {
    await atTurn(turnOfClock);
    await clock.set(until);
    await keepTime();
  })();
  const presses: Promise<unknown>[] = [];
  const pressing = async () => {
    while (presses.length < offers.length) {
      const press = accept(offers[presses.length]!).finally(settle);
      presses.push(press);
      await press.catch(() => undefined);
    }
  };
  const accepts = Promise.all(Array.from({ length: atOnce }, pressing)).then(() => Promise.allSettled(presses));
  for (const { turn, begin } of waiting) if (turn === 0) begin();
  const [accepted, ended] = await Promise.all([accepts, Promise.allSettled(hands), passing]);
  await clock.set(until);
  await keepTime();
  return { accepted, ended };
}

interface Outcome {
  lead_id: string;
  state: string;
  facts: number[];
  accepted_at: Date | null;
}

/** State of each first version, and how many bookings, won leads, kept offers and mails it has. */
const outcomes = () =>
  clock.manager.query<Outcome[]>(
    `SELECT lead_id, version.state, (version.acceptance ->> 'acceptedAt')::timestamptz AS accepted_at, ARRAY[
       (SELECT count(*)::int FROM bookings booking WHERE booking.lead_id = offer.lead_id AND booking.state = 'definite'),
       (SELECT count(*)::int FROM desk_leads lead WHERE lead.lead_id = offer.lead_id AND lead.state = 'won'),
       (SELECT count(*)::int FROM accepted_offers accepted WHERE accepted.id = version.id),
       (SELECT count(*)::int FROM mails mail WHERE mail.about_mail = version.id AND mail.kind = 'offer-accepted')] AS facts
     FROM offers offer JOIN offer_versions version ON version.offer_id = offer.id AND version.version = 1`,
  );

it(
  'an offer is accepted, or it ends by whatever competes with it, never both and never neither',
  async () => {
    const won = { accepted: 0, ended: 0 };
    for (let batch = 0; batch * width < races; batch++) {
      const [name, moment] = moments[batch % moments.length]!;
      const until = new Date(moment);
      await prepare(until);
      const { accepted, ended } = await run(until);
      const found = new Map((await outcomes()).map((outcome) => [outcome.lead_id, outcome]));
      for (const [index, { rival, leadId }] of offers.entries()) {
        const isAccepted = accepted[index]!.status === 'fulfilled';
        won[isAccepted ? 'accepted' : 'ended'] += 1;
        const { state, facts, accepted_at } = found.get(leadId)!;
        const by = rival === 'challenged' ? 'expired' : rival;
        expect([name, rival, state]).toEqual([name, rival, isAccepted ? 'accepted' : by]);
        expect([name, rival, facts]).toEqual([name, rival, facts.map(() => (isAccepted ? 1 : 0))]);
        if (accepted_at) expect(accepted_at.getTime()).toBeLessThanOrEqual(until.getTime());
        const byHand = rival === 'withdrawn' || rival === 'superseded';
        if (byHand) expect([rival, ended[index]!.status]).toEqual([rival, isAccepted ? 'rejected' : 'fulfilled']);
      }
    }
    expect(Math.min(won.accepted, won.ended)).toBeGreaterThan(races / 10);
  },
  Math.max(120_000, races * 2000),
);
