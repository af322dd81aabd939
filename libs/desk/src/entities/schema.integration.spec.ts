import { entities } from './entities';
import type { TestDatabase } from '@mainstage/testing/postgres';
import type { DataSource } from 'typeorm';
import { createDataSource } from '@mainstage/database/data-source';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createMigratedDatabase();
  source = await createDataSource(database.url, { entities }).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await database?.drop();
});

const namesOf = async (query: string) => (await source.query<{ name: string }[]>(query)).map(({ name }) => name);

/** Parts of the schema that entities cannot express: how to list them, and their names. */
const beyondEntities: Record<string, [query: string, names: string[]]> = {
  functions: [
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`,
    [
      ...['canonical_address', 'check_guest_limits', 'count_area_guests', 'desk_document', 'desk_plain', 'desk_query'],
      ...[
        'fill_answers_search',
        'fill_desk_entries_search',
        'fill_desk_leads_language',
        'fill_desk_leads_search',
        'fill_inbound_mails_search',
      ],
      ...['fill_tour_bookings_language', 'follow_answer_mail', 'follow_answer_reminder'],
      ...['guest_limits', 'mailbox_of', 'new_mail_id'],
      ...['notify_desk_of_booking', 'notify_desk_of_mail', 'place_webinar_sign_ups'],
      ...['take_webinar_seats', 'void_webinar_count'],
    ],
  ],
  triggers: [
    `SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
    [
      ...[
        'answer_mails_reach_lead',
        'answer_reminders_reach_lead',
        'answers_search',
        'bookings_area_guests',
        'bookings_guest_limits',
        'bookings_reach_desk',
      ],
      ...['desk_entries_search', 'desk_leads_language', 'desk_leads_search', 'inbound_mails_search'],
      ...['mail_failures_reach_desk', 'tour_bookings_language'],
      ...['deleted', 'inserted', 'truncated', 'updated'].map((event) => `tour_bookings_webinar_${event}`),
    ],
  ],
  sequences: [
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    [
      'booking_events_id_seq',
      'desk_entries_id_seq',
      'lead_events_id_seq',
      'migrations_id_seq',
      'offer_numbers',
      'option_order',
    ],
  ],
  'unlogged tables': [
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'u' ORDER BY 1`,
    ['desk_viewers', 'rate_limits', 'recent_submissions'],
  ],
  views: [`SELECT viewname AS name FROM pg_views WHERE schemaname = 'public'`, ['webinar_seats']],
  extensions: [`SELECT extname AS name FROM pg_extension ORDER BY 1`, ['btree_gist', 'pg_trgm', 'plpgsql', 'unaccent']],
};

describe('entities and migrations', () => {
  it('entities and migrations agree on every table: columns, types, defaults, keys, checks and indexes', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('entities and migrations leave no table without an entity', async () => {
    const tables = await namesOf(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    const known = [...source.entityMetadatas.map(({ tableName }) => tableName), 'migrations'];
    expect(tables.sort()).toEqual(known.sort());
  });

  it('entities and migrations have each index that TypeORM cannot compare', async () => {
    const named = source.entityMetadatas.flatMap(({ indices }) => indices.filter(({ synchronize }) => !synchronize));
    const present = await namesOf(`SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'public'`);
    expect(present).toEqual(expect.arrayContaining(named.map(({ name }) => name)));
  });

  it.each(Object.entries(beyondEntities))(
    'entities and migrations leave to migrations alone these %s',
    async (_, [query, names]) => {
      expect(await namesOf(query)).toEqual(names);
    },
  );
});
