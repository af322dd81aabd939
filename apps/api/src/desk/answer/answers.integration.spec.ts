// Rules: desk.answers, desk.once
import { randomUUID } from 'node:crypto';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { type DeskApi, lena, startDeskApi, tom } from '../testing/desk-api';
import { signedIn } from '../testing/desk-session';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

/** The same words within ten minutes would be the same lead. */
const newLead = () => api.lead({ message: randomUUID() });
const text = { subject: 'Re: Your message', body: 'The stage is free.', quote: true };

async function upload(leadId: string, name: string, content: Buffer | string, who = lena) {
  const response = await fetch(`${api.url}/api/desk/leads/${leadId}/answer/files`, {
    method: 'POST',
    headers: { ...(await signedIn(api, who)), 'X-File-Name': encodeURIComponent(name) },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const draft = (leadId: string, change: object = {}, who = lena) =>
  api.call(who, 'PUT', `/leads/${leadId}/answer`, { revision: 0, to: ['ada@example.com'], ...text, ...change });
const send = (leadId: string, revision: number, more: object = {}, who = lena) =>
  api.call(who, 'POST', `/leads/${leadId}/answers`, { revision, key: randomUUID(), ...more });
const revisionOf = ({ body }: { body: Record<string, unknown> }) => Number(body['revision']);

describe('the composer', () => {
  it('begins with the client’s address, our reference and the signature', async () => {
    const id = await newLead();
    const { body, headers } = await api.call(lena, 'GET', `/leads/${id}/answer`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      ...{ draft: null, to: ['ada@example.com'], cc: [], latest: null },
      subject: `Re: Your message to us [${id.slice(0, 18)}]`,
      ...{ quote: null, quoteWithheld: true },
      signature: expect.stringMatching(/^Kind regards\nLena Brandt\n/),
    });
    await api.sql(`UPDATE desk_leads SET language = 'de' WHERE lead_id = $1`, [id]);
    expect((await api.call(lena, 'GET', `/leads/${id}/answer`)).body['signature']).toMatch(
      /^Mit freundlichen Grüßen\n/,
    );
  });

  it('ends with the member’s signature in the client’s language', async () => {
    const id = await newLead();
    const signature = async (language: string) => {
      await api.sql('UPDATE desk_leads SET language = $2 WHERE lead_id = $1', [id, language]);
      return (await api.call(lena, 'GET', `/leads/${id}/answer`)).body['signature'];
    };
    const own = { text: 'Best\nLena', de: 'Viele Grüße\nLena' };
    expect((await api.call(lena, 'PUT', '/signature', own)).status).toBe(204);
    expect((await api.call(lena, 'GET', '/signature')).body).toEqual(own);
    expect([await signature('en'), await signature('de')]).toEqual([own.text, own.de]);
    // As the release before does.
    expect((await api.call(lena, 'PUT', '/signature', { text: own.text })).status).toBe(204);
    expect(await signature('de')).toBe(own.text);
    expect((await api.call(lena, 'PUT', '/signature', {})).status).toBe(204);
    expect(await signature('en')).toBe('');
  });

  it('stores the draft, and tells another device of it', async () => {
    const id = await newLead();
    expect(await draft(id, { cc: ['B@example.com', 'b@example.com', 'x@bücher.example'] })).toMatchObject({
      status: 200,
      body: { revision: 1, cc: ['B@example.com', 'x@xn--bcher-kva.example'] },
    });
    const conflict = await draft(id);
    expect([conflict.status, conflict.body['code'], conflict.body['current']]).toMatchObject([
      409,
      'changed_meanwhile',
      { revision: 1, body: text.body },
    ]);
    expect((await api.call(tom, 'GET', `/leads/${id}/answer`)).body).toMatchObject({ draft: null });
    expect((await api.call(lena, 'DELETE', `/leads/${id}/answer`)).status).toBe(204);
    expect((await api.call(lena, 'GET', `/leads/${id}/answer`)).body).toMatchObject({ draft: null });
  });

  it('keeps the line above the signature in a draft, and sends without it', async () => {
    const id = await newLead();
    const body = '\n\nLena Brandt\nMainstage';
    const stored = await draft(id, { body });
    expect((await api.call(lena, 'GET', `/leads/${id}/answer`)).body['draft']).toMatchObject({ body });
    await send(id, revisionOf(stored));
    const { timeline } = (await api.call(lena, 'GET', `/leads/${id}`)).body as unknown as DeskLeadDetail;
    expect(timeline.find(({ answer }) => answer)?.text).toBe('Lena Brandt\nMainstage');
  });

  it.each([
    ['to', { to: ['nobody'] }, 'invalid_email'],
    ['bcc', { bcc: ['a@b.example\r\nTo: c@d.example'] }, 'invalid_email'],
    ['cc', { cc: 'a@b.example' }, 'invalid_email'],
    ['to', { to: Array.from({ length: 21 }, (_, at) => `a${at}@b.example`) }, 'out_of_range'],
    ['subject', { subject: 'a\nb' }, 'invalid_characters'],
    ['body', { body: 'x'.repeat(12_001) }, 'too_long'],
    ['sendAt', { sendAt: 'tomorrow' }, 'invalid_time'],
    ['from', { from: 'boss@venue.example' }, 'unknown_field'],
  ])('refuses a wrong %s', async (field, change, code) => {
    const { status, body } = await draft(await newLead(), change);
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, code })]]);
  });

  it('shows colleagues who is answering', async () => {
    const id = await newLead();
    const seen = async () => (await api.call(tom, 'GET', `/leads/${id}`)).body as unknown as { answering: string[] };
    await api.call(lena, 'PUT', `/leads/${id}/viewing`, { answering: true });
    expect(await seen()).toMatchObject({ viewers: [lena], answering: [lena] });
    await api.call(lena, 'PUT', `/leads/${id}/viewing`);
    expect(await seen()).toMatchObject({ viewers: [lena], answering: [] });
  });
});

describe('files', () => {
  it('are stored with their draft, and taken out again', async () => {
    const id = await newLead();
    await draft(id);
    const { status, body } = await upload(id, '../Grundriß 1.pdf', '%PDF-1.7 …');
    expect([status, body]).toEqual([
      201,
      { id: expect.any(String), name: 'Grundriß 1.pdf', type: 'application/pdf', size: 12 },
    ]);
    const path = `/leads/${id}/answer/files/${String(body['id'])}`;
    expect((await api.call(lena, 'DELETE', path)).status).toBe(204);
    expect((await api.call(lena, 'GET', `/leads/${id}/answer`)).body['draft']).toMatchObject({ files: [] });
  });

  it.each([
    ['no name', '', 'x', 422, 'validation_failed'],
    ['a program', 'a.exe', 'MZ', 422, 'validation_failed'],
    ['more than a mail carries', 'a.txt', Buffer.alloc(8_000_000, 'a'), 413, 'answer_too_large'],
  ])('are refused with %s', async (_, name, content, status, code) => {
    const id = await newLead();
    await draft(id);
    const refused = await upload(id, name, content);
    expect([refused.status, refused.body['code']]).toEqual([status, code]);
  });
});

describe('sending', () => {
  it('sends once, shows it on the lead, and can be stopped', async () => {
    const id = await newLead();
    const revision = revisionOf(await draft(id));
    const key = randomUUID();
    const sent = await send(id, revision, { key });
    expect(sent).toMatchObject({ status: 201, body: { scheduled: false } });
    expect((await send(id, revision, { key })).body).toEqual(sent.body);
    const { body: lead } = await api.call(tom, 'GET', `/leads/${id}`);
    expect(
      (lead['timeline'] as unknown as { answer?: object; text: string }[]).find(({ answer }) => answer),
    ).toMatchObject({
      ...{ by: lena, title: 'The answer is being sent', text: text.body },
      answer: { state: 'waiting', to: ['ada@example.com'] },
    });
    const stop = `/leads/${id}/answers/${String(sent.body['id'])}/stop`;
    expect(await api.call(lena, 'POST', stop)).toMatchObject({ status: 200, body: { body: text.body } });
    expect(await api.call(lena, 'POST', stop)).toMatchObject({ status: 409, body: { code: 'answer_on_its_way' } });
  });

  it('warns the second member, who may send anyway', async () => {
    const id = await newLead();
    const [first, second] = [revisionOf(await draft(id)), revisionOf(await draft(id, {}, tom))];
    await send(id, first);
    const refused = await send(id, second, {}, tom);
    expect(refused).toMatchObject({ status: 409, body: { code: 'answered_meanwhile' } });
    const current = refused.body['current'] as unknown as { id: string };
    expect(current).toMatchObject({ by: lena, title: 'Answered by email', text: text.body });
    expect((await send(id, second, { latest: current.id }, tom)).status).toBe(201);
  });

  it('what was sent is read as it was sent', async () => {
    const id = await newLead();
    const { body } = await send(id, revisionOf(await draft(id)));
    const path = `/messages/${String(body['id'])}`;
    expect((await api.call(lena, 'GET', path)).status).toBe(404);
    const raw = 'Subject: Re: Your message\r\n\r\nThe stage is free.\r\n';
    await api.sql('UPDATE answers SET raw = $2 WHERE id = $1', [body['id'], Buffer.from(raw)]);
    expect((await api.call(tom, 'GET', `${path}/original`)).text).toBe(raw);
    expect((await api.call(tom, 'GET', path)).body).toMatchObject({
      subject: 'Re: Your message',
      text: expect.stringContaining('The stage is free.'),
    });
  });
});
