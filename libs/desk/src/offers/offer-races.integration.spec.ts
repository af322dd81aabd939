// Rules: offer.accept, offer.clock
import { randomUUID } from 'node:crypto';
import { seededRandom } from '@mainstage/bookings/seeded-random';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { saveDraft } from '../answer/drafts';
import { sendAnswer } from '../answer/send-answer';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { answers, member, settings } from '../testing/offer-settings';
import { acceptOffer } from './accept-offer';
import { deskOfferOf } from './desk-offers';
import { expireOffers } from './expire-offers';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { sendOfferCode } from './offer-codes';
import { offerCode } from './offer-links';
import { saveOffer } from './save-offer';

/** `npm run proof:offers` runs 10,000. */
const races = Number(process.env['OFFER_RACES'] ?? 100);

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk();
}, 60_000);
afterAll(() => desk?.stop());

async function send(leadId: string, link: string, latest: string | null): Promise<string> {
  const text = { to: ['ada@example.com'], cc: [], bcc: [], subject: 'Your offer', body: link };
  const draft = { ...text, quote: false, sendAt: null, remindIfNoReplyBy: null, revision: 0 };
  const { revision } = await saveDraft(desk.manager, leadId, member.email, draft);
  const press = { revision, latest, key: randomUUID() };
  return (await sendAnswer(desk.manager, { leadId, member: member.email }, press, answers)).id;
}

async function sentOffer() {
  const day = { brief_venue: 'sky-lounge', brief_date: '2030-05-14', brief_guests: 80 };
  const leadId = await desk.lead({ company: 'Engines', ...day });
  const make = { key: randomUUID(), withOption: true };
  const offer = await newOffer(desk.manager, { leadId, member }, make, settings);
  const { id, content, link } = offer.versions[0]!;
  const lines = content.lines.map((line) => ({ ...line, unitCents: 100_000 }));
  await saveOffer(desk.manager, id, { revision: 1, content: { ...content, lines } }, settings);
  const answerId = await send(leadId, link, null);
  const token = link.split('/').at(-1)!;
  await sendOfferCode(desk.manager, token, settings, () => Promise.resolve());
  return { id, leadId, token, answerId, offerId: offer.id };
}

type Sent = Awaited<ReturnType<typeof sentOffer>>;

/** What competes with an acceptance, begun within these milliseconds; it ends the offer or fails. */
const rivals = {
  withdrawn: ({ id }: Sent) => {
    const decision = { versionId: id, decision: 'withdraw', member: member.email } as const;
    return decideOffer(desk.manager, decision, { key: randomUUID(), note: 'Withdrawn' }, settings);
  },
  superseded: async ({ leadId, answerId }: Sent, prepared: string) => send(leadId, prepared, `answer ${answerId}`),
  expired: () => keepClocks({ manager: desk.manager }),
  challenged: () => keepClocks({ manager: desk.manager }),
} as const;

type Rival = keyof typeof rivals;

/** Prepares a rival. @returns the link of the next version, if it is one */
async function prepare(rival: Rival, { leadId }: Sent, ms: number): Promise<string> {
  const end = { expired: 'expires_at', challenged: 'challenged_until' };
  if (rival === 'expired' || rival === 'challenged')
    await desk.manager.query(`UPDATE bookings SET ${end[rival]} = clock_timestamp() + $1::int * interval '1 ms'`, [ms]);
  if (rival !== 'superseded') return '';
  const { versions } = await newOffer(desk.manager, { leadId, member }, { key: randomUUID() }, settings);
  return versions[0]!.link;
}

const count = async (text: string) => (await desk.manager.query<object[]>(text)).length;

it(
  'an offer is accepted, or it ends by whatever competes with it, never both and never neither',
  async () => {
    const random = seededRandom(60);
    const names = Object.keys(rivals) as Rival[];
    const won = { accepted: 0, ended: 0 };
    for (let race = 0; race < races; race++) {
      await desk.manager.query('TRUNCATE bookings, desk_leads, mails, accepted_offers RESTART IDENTITY CASCADE');
      const rival = names[race % names.length]!;
      const offer = await sentOffer();
      const next = await prepare(rival, offer, Math.floor(random() * 200));
      const form = { name: 'Ada', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1', lines: [] };
      const code = offerCode(settings.secret, offer.id, 1);
      const wait = new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 150)));
      const [accepted, other] = await Promise.allSettled([
        acceptOffer(desk, offer.token, { ...form, terms: true, code }, settings),
        wait.then((): Promise<unknown> => rivals[rival](offer, next)),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 60));
      await keepClocks({ manager: desk.manager });
      await expireOffers(desk.manager);
      const isAccepted = accepted.status === 'fulfilled';
      won[isAccepted ? 'accepted' : 'ended'] += 1;
      const { versions } = await deskOfferOf(desk.manager, offer.offerId, settings);
      const state = versions.find(({ id }) => id === offer.id)!.state;
      const ended = rival === 'challenged' ? 'expired' : rival;
      expect([rival, state]).toEqual([rival, isAccepted ? 'accepted' : ended]);
      if (rival === 'withdrawn' || rival === 'superseded')
        expect([rival, other.status]).toEqual([rival, isAccepted ? 'rejected' : 'fulfilled']);
      const facts = [
        await count(`SELECT FROM bookings WHERE state = 'definite'`),
        await count(`SELECT FROM desk_leads WHERE state = 'won'`),
        await count('SELECT FROM accepted_offers'),
        await count(`SELECT FROM mails WHERE kind = 'offer-accepted'`),
      ];
      expect([rival, ...facts]).toEqual([rival, ...facts.map(() => (isAccepted ? 1 : 0))]);
    }
    expect(Math.min(won.accepted, won.ended)).toBeGreaterThan(0);
  },
  Math.max(120_000, races * 2000),
);
