import type { DeskQuery } from '@mainstage/contracts/desk/leads';
import { randomBytes } from 'node:crypto';
import { addNote } from '../changes/add-note';
import { changeLead } from '../changes/change-lead';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { listLeads } from './lead-list';

const lena = 'lena@venue.example';

let desk: DeskUnderTest;
const ids: Record<string, string> = {};
beforeAll(async () => {
  desk = await startDesk();
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  ids['party'] = await desk.lead({
    ...{ first_name: 'Renée', last_name: 'Müller-Lüdenscheidt', email: 'renee@firma.example', company: 'Größe AG' },
    ...{ message: 'Wir planen ein Sommerfest mit 200 Gästen', brief_venue: 'skyline-stage', created_at: ago(3) },
  });
  ids['launch'] = await desk.lead({
    ...{ first_name: 'John', last_name: 'Smith', email: 'john@launch.example' },
    ...{ message: 'We are launching three products', brief_venue: 'sky-lounge', created_at: ago(2) },
  });
  ids['spam'] = await desk.lead({ message: 'Cheap products', suspicions: ['trap'], created_at: ago(1) });
  ids['taken'] = await desk.lead({ first_name: 'Pat', last_name: 'Lee', message: 'Hello', created_at: ago(4) });
  await changeLead(desk, ids['taken'], { version: 1, state: 'taken' }, lena);
});
afterAll(() => desk.stop());

const namesOf = (found: string[]) => found.map((id) => Object.keys(ids).find((name) => ids[name] === id));

async function found(query: DeskQuery, member = lena) {
  const { leads, total } = await listLeads(desk.manager, query, member);
  expect(total).toBe(leads.length);
  return namesOf(leads.map(({ id }) => id));
}

describe('the list of leads', () => {
  it('the list of leads shows the answer that is due first on top, and spam only where it is asked for', async () => {
    expect(await found({})).toEqual(['taken', 'party', 'launch']);
    expect(await found({ order: 'desc' })).toHaveLength(3);
    expect(await found({ sort: 'received' })).toEqual(['launch', 'party', 'taken']);
    expect(await found({ state: 'spam' })).toEqual(['spam']);
  });

  it('the list of leads is filtered by who has it, venue, state, kind and source', async () => {
    expect(await found({ owner: 'mine' })).toEqual(['taken']);
    expect(await found({ owner: 'mine' }, 'tom@venue.example')).toEqual([]);
    expect(await found({ owner: 'nobody', state: 'open' })).toEqual(['party', 'launch']);
    expect(await found({ venue: 'sky-lounge' })).toEqual(['launch']);
    expect(await found({ state: 'taken' })).toEqual(['taken']);
    expect(await found({ kind: 'tour' })).toEqual([]);
    expect(await found({ source: 'telephone' })).toEqual([]);
  });

  it('the list of leads is found by words in any form, German and English', async () => {
    expect(await found({ q: 'sommerfeste' })).toEqual(['party']);
    expect(await found({ q: 'product launch' })).toEqual(['launch']);
    expect(await found({ q: '"three products"' })).toEqual(['launch']);
  });

  it('the list of leads is found by names without their accents, by parts of them and with slips', async () => {
    expect(await found({ q: 'renee muller' })).toEqual(['party']);
    expect(await found({ q: 'grosse ag' })).toEqual(['party']);
    expect(await found({ q: 'lüdensch' })).toEqual(['party']);
    expect(await found({ q: 'ludenscheid' })).toEqual(['party']);
    expect(await found({ q: 'Lüdenscheitt' })).toEqual(['party']);
    expect(await found({ q: 'launch.example' })).toEqual(['launch']);
  });

  it('is found by words of notes and replies, but not of bounces', async () => {
    await addNote(desk.manager, ids['party']!, { text: 'Wünscht eine vegetarische Karte für den Betriebsrat' }, lena);
    const reply = (kind: string, subject: string, text: string) =>
      desk.manager.query(
        `INSERT INTO inbound_mails (fingerprint, kind, lead_id, form, sender, subject, visible_text, full_text, raw)
         VALUES ($1, $2, $3, 'contact', 'john@launch.example', $4, $5, $5, '')`,
        [randomBytes(32), kind, ids['launch'], subject, text],
      );
    await reply('visitor-reply', 'Dressing rooms', 'Could our interpreters park a minibus?');
    await reply('bounce', 'Undeliverable', 'zanzibar is full');
    // An index refuses a row that has too many words; a long reply must be stored all the same.
    await reply('visitor-reply', 'Long', Array.from({ length: 200_000 }, (_, n) => `word${n}`).join(' '));
    expect(await found({ q: 'vegetarisch betriebsräte' })).toEqual(['party']);
    expect(await found({ q: '"vegetarische Karte"' })).toEqual(['party']);
    expect(await found({ q: 'interpreter minibus' })).toEqual(['launch']);
    expect(await found({ q: 'dressing room' })).toEqual(['launch']);
    expect(await found({ q: 'zanzibar' })).toEqual([]);
    expect(await found({ q: '-vegetarische', state: 'new' })).toEqual(['party', 'launch']);
  });

  it('the list of leads takes wildcard characters literally', async () => {
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ q: "o'reilly \\ & | !" })).toEqual([]);
  });

  it('the list of leads is found by its reference', async () => {
    expect(await found({ q: ids['launch']!.slice(0, 18) })).toEqual(['launch']);
  });

  it('the list of leads comes in pages with the total', async () => {
    const page = await listLeads(desk.manager, { page: 1, size: 2 }, lena);
    expect([page.total, namesOf(page.leads.map(({ id }) => id))]).toEqual([3, ['launch']]);
    const search = { q: 'example', sort: 'received', size: 2 } as const;
    const pages = await Promise.all([0, 1, 2].map((page) => listLeads(desk.manager, { ...search, page }, lena)));
    expect(pages.map(({ total, leads }) => [total, leads.length])).toEqual([
      [4, 2],
      [4, 2],
      [4, 0],
    ]);
  });
});
