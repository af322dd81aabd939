// Rules: desk.search
import { erasePerson } from '../privacy/erase';
import { applyRetention } from '../retention/apply-retention';
import { rows } from '@mainstage/database/sql';
import { randomBytes } from 'node:crypto';
import { correctLead } from '../actions/correct-lead';
import { addNote } from '../changes/add-note';
import { type DeskUnderTest, startDesk } from '../testing/desk-under-test';
import { listLeads } from './lead-list';

const lena = 'lena@venue.example';

let desk: DeskUnderTest;
beforeEach(async () => (desk = await startDesk()));
afterEach(() => desk.stop());

/** Rows whose stored value is not what the search computed of each row before values were stored. */
async function outdated(): Promise<string[]> {
  const expected = {
    desk_leads: `desk_document(name || ' ' || coalesce(company, '') || ' ' || coalesce(message, '')) IS DISTINCT FROM searched_words
      OR desk_plain(name || ' ' || coalesce(company, '') || ' ' || email) IS DISTINCT FROM searched_names`,
    desk_entries: 'desk_document(text) IS DISTINCT FROM searched_words',
    inbound_mails: `CASE WHEN lead_id IS NOT NULL AND kind <> 'bounce' THEN desk_document(left(subject || ' ' || visible_text, 20000)) END
      IS DISTINCT FROM searched_words`,
    answers: `CASE WHEN state NOT IN ('draft', 'undone') THEN desk_document(left(subject || ' ' || body, 20000)) END
      IS DISTINCT FROM searched_words`,
  };
  const differing = await Promise.all(
    Object.entries(expected).map(([table, differs]) =>
      rows<{ row: string }>(
        desk.manager,
        `SELECT '${table} ' || coalesce(lead_id::text, '') AS row FROM ${table} WHERE ${differs}`,
      ),
    ),
  );
  return differing.flat().map(({ row }) => row);
}

const found = async (q: string) => (await listLeads(desk.manager, { q }, lena)).leads.map(({ id }) => id);

const message = (leadId: string | null, kind: string, text: string) =>
  desk.manager.query(
    `INSERT INTO inbound_mails (fingerprint, kind, lead_id, form, sender, subject, visible_text, full_text, raw)
     VALUES ($1, $2, $3, 'contact', 'ada@example.com', 'Your enquiry', $4, $4, '')`,
    [randomBytes(32), kind, leadId, text],
  );

/** A lead with a note, a reply and a bounce, each with a word of its own. */
async function leadWithWords(): Promise<string> {
  const id = await desk.lead({ message: 'Ein Sommerfest mit Feuerwerk', company: 'Größe AG' });
  await addNote(desk.manager, id, { text: 'Wünscht vegetarische Speisen' }, lena);
  await message(id, 'visitor-reply', 'Could our interpreters park a minibus?');
  await message(id, 'bounce', 'zanzibar is full');
  await message(null, 'unknown', 'timbuktu');
  await answer(id, 'sent', 'Re: Party', 'Feuerwerk ist erlaubt.');
  return id;
}

/** An answer to a lead; sent, or to be sent later. */
const answer = (leadId: string, state: string, subject: string, body: string) =>
  desk.manager.query(
    `INSERT INTO answers (lead_id, member, state, mail_id, subject, body)
     VALUES ($1, $2, $3, CASE WHEN $3 <> 'draft' THEN gen_random_uuid() END, $4, $5)`,
    [leadId, lena, state, subject, body],
  );

describe('the stored words of the search', () => {
  it('are those of our answers, but of no draft', async () => {
    const id = await desk.lead();
    await answer(id, 'sent', 'Unser Angebot', 'Die Drehbühnen sind frei.');
    await answer(id, 'waiting', 'Reminder', 'The chandeliers are polished.');
    await answer(id, 'draft', 'Entwurf', 'Xylophone');
    for (const q of ['angebote', 'drehbühne', 'reminder', '"chandeliers are polished"'])
      expect([q, await found(q)]).toEqual([q, [id]]);
    expect(await found('xylophone')).toEqual([]);
    await desk.manager.query(`UPDATE answers SET state = 'undone', subject = '', body = '' WHERE state = 'waiting'`);
    expect(await found('chandelier')).toEqual([]);
    expect(await outdated()).toEqual([]);
  });

  it('follow every change of a lead', async () => {
    const id = await leadWithWords();
    for (const q of ['feuerwerke', 'grosse ag', 'vegetarisch', 'interpreter', '"vegetarische Speisen"', 'byro'])
      expect([q, await found(q)]).toEqual([q, [id]]);
    for (const q of ['zanzibar', 'timbuktu']) expect([q, await found(q)]).toEqual([q, []]);

    await correctLead(desk.manager, id, { version: 1, lastName: 'Lovelace', company: 'Analytical Engines' }, lena);
    await correctLead(desk.manager, id, { version: 2, email: 'ada@example.org' }, lena);
    for (const q of ['lovelace', 'engine', 'example.org']) expect([q, await found(q)]).toEqual([q, [id]]);
    // The old name stands in the history, which is searched too.
    for (const q of ['example.com', '"Ada Byron"']) expect([q, await found(q)]).toEqual([q, []]);
    await desk.manager.query(`UPDATE inbound_mails SET lead_id = $1 WHERE visible_text = 'timbuktu'`, [id]);
    await desk.manager.query(`UPDATE inbound_mails SET lead_id = NULL WHERE visible_text LIKE '%minibus%'`);
    expect([await found('timbuktu'), await found('minibus')]).toEqual([[id], []]);
    expect(await outdated()).toEqual([]);
  });

  it.each([
    ['a privacy deletion', () => erasePerson(desk.manager, 'ada@example.com', 'Operator', 'a-secret-of-the-test')],
    [
      'a run of retention',
      async () => {
        await desk.manager.query(`UPDATE contact_submissions SET created_at = now() - interval '10 years'`);
        await applyRetention(desk.manager, { unlimited: true, acceptClock: true });
      },
    ],
  ])('are gone after %s, and those of others are found', async (_, end) => {
    await leadWithWords();
    await end();
    const other = await desk.lead({ email: 'grace@example.net', message: 'Ein Sommerfest', last_name: 'Hopper' });
    expect(await found('feuerwerk')).toEqual([]);
    expect(await found('sommerfeste')).toEqual([other]);
    const left = `SELECT searched_words::text AS words FROM desk_leads WHERE lead_id <> $1 UNION ALL
      SELECT searched_words::text FROM desk_entries WHERE lead_id <> $1 UNION ALL SELECT searched_words::text FROM answers UNION ALL SELECT searched_words::text FROM inbound_mails WHERE lead_id IS NOT NULL`;
    expect(await rows(desk.manager, left, [other])).toEqual([]);
    expect(await outdated()).toEqual([]);
  });
});
