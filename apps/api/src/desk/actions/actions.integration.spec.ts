// Rules: desk.clock, desk.versions
import { Links } from '@mainstage/leads/links';
import { type DeskApi, ida, lena, startDeskApi, tom } from '../testing/desk-api';

let api: DeskApi;
beforeAll(async () => (api = await startDeskApi()));
afterAll(() => api?.stop());

/** Each with a content of its own: the same content again joins the first lead. */
const newLead = () => api.lead({ message: `A party, ${crypto.randomUUID()}` });
const links = (secret = api.config.APP_SECRET) => new Links(api.url, secret, api.url, true);
const linksOf = (leadId: string, member?: string, enqueuedAt = new Date()) => links().desk(leadId, enqueuedAt, member)!;
const leadOf = async (id: string) => {
  const [lead] = await api.sql<{ state: string; owner: string | null; version: number; answered: boolean }>(
    'SELECT state, owner, version, answered_at IS NOT NULL AND next_alarm_at IS NULL AS answered FROM desk_leads WHERE lead_id = $1',
    [id],
  );
  return lead;
};
const read = async (link: string) => {
  const response = await fetch(link);
  const text = await response.text();
  return { status: response.status, text, version: /name="version" value="(\d+)"/.exec(text)?.[1] ?? '' };
};
const press = async (link: string, fields: Record<string, string>, origin = api.config.PUBLIC_URL) => {
  const response = await fetch(link, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
};

describe('the links of a mail to a team member', () => {
  it('show the lead and change nothing, however often a scanner opens them', async () => {
    const id = await newLead();
    const { take, answered } = linksOf(id, tom);
    for (const link of [take, answered, take, answered]) {
      expect(await read(link)).toMatchObject({ status: 200, text: expect.stringContaining('Not assigned yet') });
      await fetch(link, { method: 'HEAD' });
    }
    expect(await leadOf(id)).toEqual({ state: 'new', owner: null, version: 1, answered: false });
  });

  it('take the lead and stop its clock when their button is pressed, without a session', async () => {
    const id = await newLead();
    const { take, answered } = linksOf(id, tom);
    const { version } = await read(take);
    expect(await press(take, { version })).toMatchObject({ status: 200, text: expect.stringContaining('It is yours') });
    expect(await leadOf(id)).toMatchObject({ state: 'taken', owner: tom });
    expect((await read(take)).text).not.toContain('<button');
    const shown = await read(answered);
    expect((await press(answered, { version: shown.version })).text).toContain('The clock has stopped');
    expect(await leadOf(id)).toMatchObject({ state: 'answered', owner: tom, answered: true });
  });

  it('do not overwrite what somebody else did since the page was opened', async () => {
    const id = await newLead();
    const [ofTom, ofLena] = [linksOf(id, tom).take, linksOf(id, lena).take];
    const { version } = await read(ofLena);
    await press(ofTom, { version });
    expect((await press(ofLena, { version })).text).toContain('Somebody has changed it in the meantime');
    expect(await leadOf(id)).toMatchObject({ owner: tom, version: 2 });
    expect((await read(ofLena)).text).toContain('Tom Becker has it');
  });

  it('a link of a mail is refused if forged, expired, of who left or only reads, or pressed elsewhere', async () => {
    const id = await newLead();
    const good = linksOf(id, tom).take;
    await read(good);
    const month = new Date(Date.now() - 31 * 86_400_000);
    for (const bad of [
      ...[`${good.slice(0, -3)}AAA`, linksOf(id, tom, month).take, linksOf(id, 'gone@venue.example').take],
      ...[linksOf(id, ida).take, links('another-secret-that-is-long-enough-for-it').desk(id, new Date(), tom)!.take],
      linksOf(crypto.randomUUID(), tom).take,
    ]) {
      expect((await fetch(bad)).status).toBe(404);
      expect((await press(bad, { version: '1' })).status).toBe(404);
    }
    expect((await press(good, { version: '1' }, 'https://evil.example')).status).toBe(403);
    expect(await leadOf(id)).toMatchObject({ state: 'new', version: 1 });
  });
});

describe('the links of the notification to sales', () => {
  it('ask who presses, of those who may', async () => {
    const id = await newLead();
    const { take } = linksOf(id);
    const { text, version } = await read(take);
    expect(text).toContain('Lena Brandt');
    expect(text).not.toContain('Ida Lang');
    expect((await press(take, { version })).text).toContain('Please say who you are');
    const [, key = ''] = /value="([\w-]+)"[^>]*> ?Tom Becker/.exec(text) ?? [];
    expect((await press(take, { version, member: key })).text).toContain('It is yours');
    expect(await leadOf(id)).toMatchObject({ state: 'taken', owner: tom });
  });
});
