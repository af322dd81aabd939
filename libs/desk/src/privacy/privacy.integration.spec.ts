import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { EntityManager } from 'typeorm';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from '../testing/desk-manager';
import { seatsLeft } from '@mainstage/leads/webinar/seats/seats-left';
import { rows } from '@mainstage/database/sql';
import { erasePerson } from './erase';
import { exportPerson } from './export';
import { consentReceipt } from './receipt';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const ada = 'Ada@Example.com';

let database: TestDatabase;
let manager: EntityManager;
beforeAll(async () => {
  database = await createMigratedDatabase();
  manager = await deskManager(database.url);
  for (const email of ['ada@example.com', 'bob@example.com']) await leave(email);
}, 60_000);
afterAll(async () => {
  await manager.dataSource.destroy();
  await database.drop();
});

/** Writes something to every table with personal data. */
async function leave(email: string): Promise<void> {
  const [contact, webinar, newsletter, booking] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const starts = '2030-07-18T09:00:00Z';
  const run = (text: string, ...values: unknown[]) => manager.query(text, values);
  await run(
    `INSERT INTO contact_submissions (id, first_name, last_name, email, message) VALUES ($1, 'A', 'B', $2, $3)`,
    ...[contact, email, `Write to ${email}`],
  );
  await run(
    `INSERT INTO tour_bookings (id, kind, full_name, email, preferred_date, preferred_time, typed, webinar_starts_at, webinar_status)
     VALUES ($1, 'webinar', 'A', $2, 'x', '11:00', jsonb_build_object('email', $2::text), $3, 'confirmed')`,
    ...[webinar, email, starts],
  );
  await run(
    `INSERT INTO newsletter_subscriptions (id, email, status) VALUES ($1, $2, 'confirmed')`,
    ...[newsletter, email.toUpperCase()],
  );
  await run(
    `INSERT INTO consents (lead_id, form, text_version) VALUES ($1, 'contact', 'contact-2026-11'), ($2, 'webinar', 'webinar-2019')`,
    ...[contact, webinar],
  );
  await run(
    `INSERT INTO mails (kind, form, lead_id, recipient, to_address) VALUES ('contact-confirmation', 'contact', $1, 'visitor', $2)`,
    ...[contact, email],
  );
  await run(
    'INSERT INTO mails (kind, form, lead_id, recipient) VALUES ($1, $2, $3, $4)',
    'x',
    'contact',
    contact,
    'sales',
  );
  const [inbound] = await rows<{ id: string }>(
    manager,
    `INSERT INTO inbound_mails (kind, lead_id, form, fingerprint, sender, subject, visible_text, full_text, raw)
     VALUES ('visitor-reply', $1::uuid, 'contact', uuid_send($1::uuid), $2, 'Re: x', $2, $2, convert_to($2, 'UTF8')) RETURNING id`,
    [contact, email],
  );
  await run(
    `INSERT INTO lead_events (lead_id, form, event, inbound_mail_id) VALUES ($1, 'contact', 'visitor-replied', $2)`,
    ...[contact, inbound?.id],
  );
  await run(
    `INSERT INTO desk_leads (lead_id, form, received_at, name, email, message) VALUES ($1, 'contact', now(), 'A B', $2, $2)`,
    ...[contact, email],
  );
  await run(
    `INSERT INTO desk_entries (lead_id, by, kind, title, text) VALUES ($1, 'sales@example.org', 'note', 'Note', $2)`,
    ...[contact, `Rang ${email}`],
  );
  const [answer] = await rows<{ id: string }>(
    manager,
    `INSERT INTO answers (lead_id, member, state, mail_id, to_addresses, subject, body, raw)
     VALUES ($1, 'sales@example.org', 'sent', gen_random_uuid(), ARRAY[$2::text], 'Re: x', $2, convert_to($2, 'UTF8')) RETURNING id`,
    [contact, email],
  );
  await run(
    `INSERT INTO answer_files (answer_id, name, type, size, content) VALUES ($1, $2, 'text/plain', 1, convert_to($2, 'UTF8'))`,
    ...[answer?.id, `${email}.txt`],
  );
  const [offer] = await rows<{ id: string }>(
    manager,
    `INSERT INTO offers (number, lead_id) VALUES ($1, $2) RETURNING id`,
    [`A-2030-${contact.slice(0, 4)}`, contact],
  );
  await run(
    `INSERT INTO offer_versions (offer_id, version, content, request_key, client_token, reader_token)
     VALUES ($1, 1, jsonb_build_object('client', jsonb_build_object('email', $2::text)), gen_random_uuid(), $3, $4)`,
    ...[offer?.id, email, Buffer.from(`client ${contact}`), Buffer.from(`reader ${contact}`)],
  );
  await run('INSERT INTO mailbox_allowances (mailbox, granted) VALUES ($1, ARRAY[now()])', email);
  await run('INSERT INTO webinar_registrations VALUES ($1, $2)', '2030-07-18T09:00Z', email);
  await run(
    `INSERT INTO idempotency_keys (key, form, content_hash, answer)
     VALUES (gen_random_uuid(), 'contact', '\\x00', jsonb_build_object('id', $1::uuid))`,
    contact,
  );
  await run(
    `INSERT INTO bookings (id, origin, client, client_email, venue, day, hire, starts_at, ends_at, set_up_minutes, dismantling_minutes)
     VALUES ($1, 'sales', 'A B', $2, 'arena', '2030-01-01', 'full-day', '2030-01-01T08:00Z', '2030-01-01T18:00Z', 0, 0)`,
    ...[booking, email],
  );
  await run(
    `INSERT INTO booking_events (booking_id, by, action, before, note)
     VALUES ($1, 'sales', 'made', jsonb_build_object('client_email', $2::text), $3)`,
    ...[booking, email, `${email} called`],
  );
}

/** Tables that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    manager,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await rows(manager, `SELECT FROM ${name} AS row WHERE row::text ILIKE $1`, [`%${text}%`])).length > 0)
      found.push(name);
  return found;
}

describe('the privacy command', () => {
  it('exports an answer to somebody else in which the person is in Cc', async () => {
    const cc = `ARRAY['Carla@Example.com', 'x@example.com']`;
    const [bob] = await rows<{ id: string }>(
      manager,
      `SELECT lead_id AS id FROM desk_leads WHERE email = 'bob@example.com'`,
    );
    await manager.query(
      `INSERT INTO answers (lead_id, member, state, mail_id, cc_addresses) VALUES ($1, 'm', 'sent', gen_random_uuid(), ${cc})`,
      [bob?.id],
    );
    const { tables } = await exportPerson(manager, 'carla@example.com', 'ops', secret);
    expect(tables.answers).toMatchObject([{ cc_addresses: ['Carla@Example.com', 'x@example.com'] }]);
    await erasePerson(manager, 'carla@example.com', 'ops', secret);
    expect(await tablesWith('carla@example.com')).toEqual([]);
    await manager.query('TRUNCATE operator_actions');
  });

  it('exports every row of one person alone, and records it without the address', async () => {
    const { tables } = await exportPerson(manager, ada, 'ops', secret);
    for (const table of ['newsletter_subscriptions', 'contact_submissions', 'tour_bookings', 'desk_leads'] as const)
      expect(tables[table]).toMatchObject([{ language: table === 'tour_bookings' ? 'de' : 'en' }]);
    expect(Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, found.length]))).toEqual({
      newsletter_subscriptions: 1,
      contact_submissions: 1,
      tour_bookings: 1,
      bookings: 1,
      booking_events: 1,
      consents: 2,
      mails: 2,
      inbound_mails: 1,
      lead_events: 1,
      desk_leads: 1,
      desk_entries: 1,
      answers: 1,
      answer_files: 1,
      offers: 1,
      offer_versions: 1,
      accepted_offers: 0,
      mailbox_allowances: 1,
      webinar_registrations: 1,
      idempotency_keys: 1,
      recent_submissions: 0,
    });
    expect(tables.inbound_mails[0]?.['raw']).toBe(Buffer.from('ada@example.com').toString('base64'));
    expect(tables.answers[0]?.['raw']).toBe(Buffer.from('ada@example.com').toString('base64'));
    expect(JSON.stringify(tables)).not.toMatch(/bob@/i);
    expect(await rows(manager, 'SELECT actor, action FROM operator_actions')).toEqual([
      { actor: 'ops', action: 'privacy-export' },
    ]);
    expect(await tablesWith('ada@example.com')).not.toContain('operator_actions');
  });

  it('prints a receipt of what was agreed to, when and in which words', async () => {
    const receipt = consentReceipt(await exportPerson(manager, ada, 'ops', secret));
    expect(receipt).toContain('Consent given with Ada@Example.com');
    expect(receipt).toContain('Words:      We use what you send us to answer your message and nothing else.');
    expect(receipt).toContain('Version:    webinar-2019\nWords:      of a version that this release');
  });

  it('erases one person from every table, frees the seat, and keeps the room taken', async () => {
    await manager.query('TRUNCATE operator_actions');
    expect((await tablesWith('ada@example.com')).length).toBeGreaterThan(6);
    const erased = await erasePerson(manager, ada, 'ops', secret);
    expect(erased).toMatchObject({ contact_submissions: 1, mails: 2, tour_bookings: 1, bookings: 1 });
    expect(await tablesWith('ada@example.com')).toEqual([]);
    expect((await tablesWith('bob@example.com')).length).toBeGreaterThan(6);
    expect(await seatsLeft(manager, new Date('2030-07-18T09:00:00Z'), 2)).toBe(1);
    expect(await rows(manager, 'SELECT FROM bookings')).toHaveLength(2);
    const [note] = await rows<{ details: unknown }>(
      manager,
      `SELECT details FROM operator_actions WHERE action = 'privacy-erase'`,
    );
    expect(note?.details).toMatchObject({ person: expect.stringMatching(/^[0-9a-f]{32}$/), rows: { mails: 2 } });
  });

  it('exports an accepted offer, and keeps it when the person is erased', async () => {
    await manager.query(
      `INSERT INTO accepted_offers (id, lead_id, number, version, content, acceptance, accepted_at, pdf, sha256, message_id)
       VALUES (gen_random_uuid(), gen_random_uuid(), 'A-2030-0001', 1, $1, '{}', now(), '%PDF', 'ab', '<id@venue.example>')`,
      [{ client: { email: 'Dora@Example.com' } }],
    );
    const { tables } = await exportPerson(manager, 'dora@example.com', 'ops', secret);
    expect(tables.accepted_offers).toMatchObject([{ number: 'A-2030-0001' }]);
    await erasePerson(manager, 'dora@example.com', 'ops', secret);
    expect(await tablesWith('dora@example.com')).toEqual(['accepted_offers']);
  });
});
