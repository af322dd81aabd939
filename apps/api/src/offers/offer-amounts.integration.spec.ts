// Rules: offer.totals, offer.accept
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { DeskOffer, OfferPage } from '@mainstage/contracts/offers/calls';
import { type DeskApi, startDeskApi, tom } from '../desk/testing/desk-api';

/** `npm run proof:offer-links` sends 10,000 of each; others with FUZZ_SEED. */
const inputs = Number(process.env['OFFER_INPUTS'] ?? 100);
const seed = Number(process.env['FUZZ_SEED'] ?? 60);

let api: DeskApi;
let path: string;
beforeAll(async () => {
  api = await startDeskApi();
  const brief = { venue: 'sky-lounge', date: '2027-05-28', guests: 80 };
  const leadId = await api.lead({ message: 'For the amounts', brief });
  const call = (method: string, to: string, body?: unknown) => api.call(tom, method, to, body);
  const made = await call('POST', `/leads/${leadId}/offers`, { key: randomUUID(), withOption: true });
  const { id, content, link } = (made.body as unknown as DeskOffer).versions[0]!;
  const lines = content.lines.map((line) => ({ ...line, unitCents: line.unitCents ?? 100_000 }));
  const extra = { ...lines[0]!, id: 'extra', optional: true };
  await call('PUT', `/offer-versions/${id}`, { revision: 1, content: { ...content, lines: [...lines, extra] } });
  const { body } = await call('POST', `/offer-versions/${id}/prepare`, { revision: 2, attach: false });
  const sent = await call('POST', `/leads/${leadId}/answers`, { revision: body['revision'], key: randomUUID() });
  expect(sent.status).toBe(201);
  path = `/api/offers/${link.split('/').at(-1)}`;
});
afterAll(() => api?.stop());

/** Names under which a client might try to set an amount. */
const money = [
  'gross',
  'net',
  'totals',
  'unitCents',
  'vatPercent',
  'content',
  'acceptance',
  'discount',
  'state',
  'until',
];
const amount = fc.oneof(fc.integer(), fc.double(), fc.jsonValue(), fc.record({ gross: fc.integer() }));
const line = fc.oneof(
  fc.constantFrom('extra', 'base', 'set-up'),
  fc.string(),
  fc.record({ id: fc.constant('extra'), unitCents: fc.integer() }),
  fc.jsonValue(),
);
const others = fc.dictionary(fc.oneof(fc.constantFrom(...money), fc.string()), amount, { maxKeys: 3 });
const form = {
  ...{ name: 'Ada Byron', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1', terms: true },
  code: 'abcdef',
};
const anyAcceptance = fc
  .tuple(fc.oneof(fc.array(line), fc.jsonValue()), others)
  .map(([lines, more]) => ({ ...form, lines, ...more }));
const anyWish = fc
  .tuple(fc.array(line), fc.array(line), fc.oneof(fc.integer(), fc.jsonValue()), others)
  .map(([add, drop, guests, more]) => ({ add, drop, guests, message: 'More', ...more }));

const shown = async () => {
  const { content, totals, state, acceptance, binding } = (await api.get(path)).body as unknown as OfferPage;
  return { content, totals, state, acceptance, binding };
};

it.each([
  ['accept', anyAcceptance, [422]],
  ['wish', anyWish, [204, 422]],
] as const)(
  `no amount is set by ${inputs} bodies sent to %s`,
  async (call, bodies, statuses) => {
    const before = await shown();
    for (const body of fc.sample<object>(bodies, { seed, numRuns: inputs })) {
      const { status } = await api.post(`${path}/${call}`, body);
      expect([JSON.stringify(body), statuses]).toEqual([JSON.stringify(body), expect.arrayContaining([status])]);
    }
    expect(await shown()).toEqual(before);
  },
  Math.max(120_000, inputs * 100),
);
