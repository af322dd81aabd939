import { getMetadataArgsStorage } from 'typeorm';
import { entities } from '../entities/entities';
import { purgedTables } from '@mainstage/database/mails/expired-rows.queries';
import { retentionRules } from '../retention/rules';
import { places } from './person';

/** Tables without personal data, each with the reason. */
const nobodys = {
  webinars: 'dates and counts',
  webinar_digests: 'hours',
  held_digests: 'hours',
  heartbeats: 'times',
  sent_message_hashes: 'hashes of random ids; purged',
  rate_limits: 'keyed hashes of network addresses, for a minute; purged',
  operator_actions: 'what operators did, by keyed names',
  daily_digests: 'days',
  retention_runs: 'counts',
  booked_atoms: 'hours of a booking, which names the person itself',
  calendar_feeds: 'numbers',
  desk_viewers: 'addresses of team members, for a minute; purged',
  inbound_mailboxes: 'mailboxes of the company and how far they were read',
  inbound_fetch_failures: 'numbers of messages in mailboxes of the company, and what their server answered',
  desk_sessions: 'addresses of the sales team; purged',
  desk_sign_ins: 'addresses of the sales team; purged',
  desk_passkeys: 'addresses of the sales team, as long as the passkey is theirs',
  desk_signatures: 'addresses of the sales team and what they write below their answers',
  desk_absences: 'addresses of the sales team and days',
  offer_years: 'years and numbers',
  text_blocks: 'texts for any client, and addresses of the sales team',
  text_block_versions: 'texts for any client, and addresses of the sales team',
};

/** Tables with personal data whose rows are deleted with those of another. */
const endsWith = {
  consents: 'the lead',
  booking_events: 'the booking',
  lead_events: 'the lead',
  desk_leads: 'the lead',
  desk_entries: 'the lead',
  answers: 'the lead',
  answer_files: 'the lead',
  offers: 'the lead',
  offer_versions: 'the lead',
};

const tables = getMetadataArgsStorage()
  .tables.filter(({ target }) => (entities as unknown[]).includes(target))
  .map(({ name }) => String(name));

describe('every table of the schema', () => {
  it('every table of the schema is read and emptied by the privacy commands, or contains no personal data', () => {
    expect(tables.length).toBe(entities.length);
    const known = [...Object.keys(places), ...Object.keys(nobodys)];
    expect(tables.filter((table) => !known.includes(table))).toEqual([]);
    expect(known.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('every table of the schema with personal data has a retention time', () => {
    const ends = [
      ...Object.values(retentionRules).map(({ table }) => table),
      ...purgedTables,
      ...Object.keys(endsWith),
    ] as string[];
    expect(Object.keys(places).filter((table) => !ends.includes(table))).toEqual([]);
  });
});
