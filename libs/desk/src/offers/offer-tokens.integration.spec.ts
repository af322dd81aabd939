// Rules: offer.accept, links.personal
import { randomUUID } from 'node:crypto';
import { seededRandom } from '@mainstage/bookings/seeded-random';
import { keepClocks } from '@mainstage/bookings/use-cases/keep-clocks';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { member, settings } from '../testing/offer-settings';
import { acceptForm, type SentOffer, sentOffer } from '../testing/sent-offer';
import { acceptOffer } from './accept-offer';
import { declineOffer, openedOffer, wishOffer } from './client-decisions';
import { clientPdf, offerPage } from './client-offer';
import { expireOffers } from './expire-offers';
import { decideOffer } from './member-decisions';
import { newOffer } from './new-offer';
import { sendOfferCode } from './offer-codes';
import { offerCode, offerToken } from './offer-links';

/** `npm run proof:offer-links` tries 10,000; others with TOKEN_SEED. */
const tokens = Number(process.env['OFFER_TOKENS'] ?? 100);
const random = seededRandom(Number(process.env['TOKEN_SEED'] ?? 60));

let desk: DeskUnderTest;
let offers: SentOffer[];
let draft: string;
beforeAll(async () => {
  desk = await startDesk();
  offers = [];
  for (const day of ['2030-05-14', '2030-05-15', '2030-05-16']) offers.push(await sentOffer(desk, { day }));
  const [first] = offers;
  await sendOfferCode(desk.manager, first!.token, settings, () => Promise.resolve());
  const next = await newOffer(desk.manager, { leadId: first!.leadId, member }, { key: randomUUID() }, settings);
  draft = next.versions[0]!.id;
}, 60_000);
afterAll(() => desk?.stop());

const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
const someToken = () => oneOf(offers.flatMap(({ id, token }) => [token, offerToken(settings.secret, id, 'reader')]));
const replaced = (token: string, at: number, sign: string) => token.slice(0, at) + sign + token.slice(at + 1);

/** A link that is none: forged, cut, swapped, or not sent yet. */
const forgeries: readonly (() => string)[] = [
  () => Buffer.from(Array.from({ length: 32 }, () => below(256))).toString('base64url'),
  () => someToken().slice(0, below(43)),
  () => someToken().slice(1 + below(42)),
  () => `${someToken()}${oneOf(['A', '=', '.', ' ', '/', '%00', '\u0000', 'ü'])}`,
  () => someToken().toUpperCase(),
  () => [...someToken()].reverse().join(''),
  // The last sign of a token has two bits that are no part of it.
  () => replaced(someToken(), 42, oneOf(['-', '_', '1'])),
  () => {
    const token = someToken();
    const at = below(43);
    return replaced(token, at, token[at] === 'A' ? 'B' : 'A');
  },
  () => {
    const at = 1 + below(41);
    return offers[0]!.token.slice(0, at) + offers[1]!.token.slice(at);
  },
  () => offerToken('another secret', oneOf(offers).id, oneOf(['client', 'reader'])),
  () => offerToken(settings.secret, randomUUID(), 'client'),
  () => offerToken(settings.secret, draft, oneOf(['client', 'reader'])),
  () => oneOf(offers)[oneOf(['id', 'offerId', 'leadId'] as const)],
  () => oneOf(['', '.', '..', 'null', 'undefined', '0', '%', "' OR 1=1 --", '\uD800', 'x'.repeat(100_000)]),
];

const wish = { add: [], drop: [], message: 'More' };
const calls: Record<string, (token: string, id: string) => Promise<unknown>> = {
  page: (token) => offerPage(desk.manager, token, settings),
  pdf: (token) => clientPdf(desk.manager, token, settings),
  opened: (token) => openedOffer(desk.manager, token),
  code: (token) => sendOfferCode(desk.manager, token, settings, () => Promise.resolve()),
  accept: (token, id) =>
    acceptOffer(desk, token, { ...acceptForm, lines: ['extra'], code: offerCode(settings.secret, id, 1) }, settings),
  decline: (token) => declineOffer(desk.manager, token, { reason: 'No' }, settings),
  wish: (token) => wishOffer(desk.manager, token, wish, settings),
};

/** Everything that a link could change. */
async function content(): Promise<string> {
  const tables = ['offers', 'offer_versions', 'accepted_offers', 'bookings', 'mails', 'desk_leads', 'desk_entries'];
  const texts = await Promise.all(
    tables.map((table) =>
      desk.manager.query<{ all: string }[]>(
        `SELECT md5(string_agg(row::text, E'\\n' ORDER BY row::text)) AS all FROM ${table} row`,
      ),
    ),
  );
  return JSON.stringify(texts);
}

/** How each call answers. */
const answersOf = async (token: string, id: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(calls).map(async ([name, call]) => {
        const answer = await call(token, id).then(
          () => 'done',
          (error: unknown) => String(error),
        );
        return [name, answer] as const;
      }),
    ),
  );

it(
  `${tokens} forged, cut and swapped links change nothing and have one answer`,
  async () => {
    const before = await content();
    const unknown = Object.fromEntries(
      Object.keys(calls).map((name) => [name, 'OfferNotFound: There is no such offer']),
    );
    const valid = new Set(
      offers.flatMap(({ id }) =>
        (['client', 'reader'] as const).map((reader) => offerToken(settings.secret, id, reader)),
      ),
    );
    for (let index = 0; index < tokens; index++) {
      const token = forgeries[index % forgeries.length]!();
      if (valid.has(token)) continue;
      expect([token.slice(0, 50), await answersOf(token, offers[0]!.id)]).toEqual([token.slice(0, 50), unknown]);
    }
    expect(await content()).toBe(before);
  },
  Math.max(120_000, tokens * 100),
);

it('a colleague’s link reads, and changes nothing', async () => {
  const before = await content();
  const [{ id }] = offers as [SentOffer];
  const readOnly = 'OfferNotAcceptable: The offer cannot be accepted: read-only';
  expect(await answersOf(offerToken(settings.secret, id, 'reader'), id)).toEqual({
    ...{ page: 'done', pdf: 'done', opened: 'done' },
    ...{ code: readOnly, accept: readOnly, decline: readOnly, wish: readOnly },
  });
  expect(await content()).toBe(before);
});

it('the link of an expired or withdrawn offer changes nothing', async () => {
  const [, withdrawn, expired] = offers as [SentOffer, SentOffer, SentOffer];
  const decision = { versionId: withdrawn.id, decision: 'withdraw', member: member.email } as const;
  await decideOffer(desk.manager, decision, { key: randomUUID(), note: 'A mistake' }, settings);
  await desk.manager.query(`UPDATE bookings SET expires_at = now() - interval '1 second' WHERE lead_id = $1`, [
    expired.leadId,
  ]);
  await keepClocks({ manager: desk.manager });
  await expireOffers(desk.manager);
  await desk.manager.query('UPDATE offer_versions SET opened_at = now() WHERE opened_at IS NULL');
  const before = await content();
  for (const [{ id, token }, reason] of [
    [withdrawn, 'withdrawn'],
    [expired, 'expired'],
  ] as const) {
    const gone = `OfferIsGone: The offer is ${reason}`;
    const { opened, ...others } = await answersOf(token, id);
    expect([opened, ...new Set(Object.values(others))]).toEqual(['done', gone]);
  }
  expect(await content()).toBe(before);
});
