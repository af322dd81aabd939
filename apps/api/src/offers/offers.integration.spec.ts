import { randomUUID } from 'node:crypto';
import { offerCode } from '@mainstage/desk/offers/offer-links';
import type { DeskOffer, OfferPage } from '@mainstage/contracts/offers/calls';
import { type DeskApi, ida, startDeskApi, tom } from '../desk/testing/desk-api';

let api: DeskApi;
beforeAll(async () => {
  api = await startDeskApi();
});
afterAll(() => api?.stop());

let day = 10;

/** An offer that was sent from the desk, with every line priced. */
async function sentOffer() {
  // A message of its own, so that it joins no earlier lead, and a day of its own.
  const date = `2027-05-${String(++day)}`;
  const leadId = await api.lead({ message: `For ${date}`, brief: { venue: 'sky-lounge', date, guests: 80 } });
  const call = (method: string, path: string, body?: unknown) => api.call(tom, method, path, body);
  const key = randomUUID();
  const made = await call('POST', `/leads/${leadId}/offers`, { key, withOption: true });
  const [version] = (made.body as unknown as DeskOffer).versions;
  const { id, content, link } = version!;
  const lines = content.lines.map((line) => ({ ...line, unitCents: line.unitCents ?? 100_000 }));
  await call('PUT', `/offer-versions/${id}`, { revision: 1, content: { ...content, lines } });
  const prepared = await call('POST', `/offer-versions/${id}/prepare`, { revision: 2, attach: true });
  expect(prepared.body).toMatchObject({ body: expect.stringContaining(link), files: [{ type: 'application/pdf' }] });
  const sent = await call('POST', `/leads/${leadId}/answers`, {
    ...{ revision: prepared.body['revision'], key: randomUUID() },
  });
  expect(sent.status).toBe(201);
  return { id, date, path: `/api/offers/${link.split('/').at(-1)}` };
}

const form = {
  ...{ lines: [], name: 'Ada Byron', position: 'CEO', company: 'Engines', billingAddress: 'Main Street 1' },
  terms: true,
};

describe('a client’s offer', () => {
  it('is read, accepted with the code of its mail and read as a receipt, from the enquiry on', async () => {
    const { id, path } = await sentOffer();
    const page = await api.get(path);
    expect(page.body as unknown as OfferPage).toMatchObject({ state: 'sent', accept: 'possible', sample: true });
    expect((await api.post(`${path}/code`, {})).body).toEqual({ again: 60 });
    const wrong = await api.post(`${path}/accept`, { ...form, code: 'abcdef' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'code', code: 'invalid_token' }] } });
    const code = offerCode(api.config.APP_SECRET, id, 1);
    const [accepted, again] = [
      await api.post(`${path}/accept`, { ...form, code }),
      await api.post(`${path}/accept`, { ...form, code }),
    ];
    expect(accepted).toMatchObject({
      status: 200,
      body: { name: 'Ada Byron', gross: (page.body as unknown as OfferPage).totals.gross },
    });
    expect(again.body).toEqual(accepted.body);
    const pdf = await fetch(`${api.url}${path}/pdf`);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 4)).toBe('%PDF');
    expect((await api.get(path)).body).toMatchObject({ state: 'accepted', acceptance: accepted.body });
  });

  it('takes no amount from the client', async () => {
    const { path } = await sentOffer();
    for (const amount of [{ gross: 1 }, { totals: { gross: 1 } }, { unitCents: 1 }, { lines: [{ id: 'base' }] }])
      expect((await api.post(`${path}/accept`, { ...form, code: '000000', ...amount })).status).toBe(422);
    expect((await api.get(path)).body).toMatchObject({ state: 'sent' });
  });

  it('answers 410 once it is withdrawn, to GET as to POST, with a way on', async () => {
    const { id, date, path } = await sentOffer();
    await api.call(tom, 'POST', `/offer-versions/${id}/withdraw`, { key: randomUUID(), note: 'A mistake' });
    const gone = { reason: 'withdrawn', venue: 'sky-lounge', day: date, freeDays: expect.any(Array) };
    expect(await api.get(path)).toMatchObject({ status: 410, body: { code: 'offer_gone', offer: gone } });
    for (const [call, body] of [
      ['accept', { ...form, code: '000000' }],
      ['code', {}],
      ['decline', { reason: 'No' }],
      ['wish', { message: 'More' }],
    ] as const)
      expect((await api.post(`${path}/${call}`, body)).status).toBe(410);
  });

  it('has one answer for links that do not work, and is neither cached nor indexed nor told to others', async () => {
    const { path } = await sentOffer();
    const answers = await Promise.all(
      [`${path}x`, path.slice(0, -1), '/api/offers/x', `/api/offers/${randomUUID()}`].map((link) => api.get(link)),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const { headers } of [await api.get(path), ...answers])
      expect(['Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'].map((name) => headers.get(name))).toEqual([
        ...['no-store', 'no-referrer', 'noindex'],
      ]);
  });

  it('is made by members who may write', async () => {
    const leadId = await api.lead({ message: 'Only read' });
    expect((await api.call(ida, 'POST', `/leads/${leadId}/offers`, { key: randomUUID() })).status).toBe(403);
    expect((await api.call(ida, 'GET', `/leads/${leadId}/offers`)).body).toEqual([]);
  });
});
