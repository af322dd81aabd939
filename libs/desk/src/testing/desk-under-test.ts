import { randomUUID } from 'node:crypto';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { deskManager } from './desk-manager';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { deskChannel } from '../changes/notify-desk';
import type { DeskContext } from '../desk-context';
import { takeOverLeads } from '../take-over/take-over';
import { SalesTeam } from '../team/sales-team';

type Columns = Record<string, unknown>;

/** Lena leads, Tom is in the team. */
export const testTeam = new SalesTeam([
  { name: 'Lena Brandt', email: 'lena@venue.example', right: 'lead' },
  { name: 'Tom Becker', email: 'tom@venue.example', right: 'member' },
]);

/** Stores what visitors send. */
export interface TestLeads {
  /** Stores a contact message as the intake does. @returns its id */
  contact(columns?: Columns): Promise<string>;
  /** The same for a tour, a webinar sign-up or an application. */
  booking(kind: 'tour' | 'webinar' | 'business_event', columns?: Columns): Promise<string>;
  /** A contact message with its desk row. @returns its id */
  lead(columns?: Columns): Promise<string>;
}

export interface DeskUnderTest extends DeskContext, TestLeads {
  url: string;
  /** Notifications on the desk's channel while the work runs. */
  hear(work: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startDesk(): Promise<DeskUnderTest> {
  const database = await createMigratedDatabase();
  const manager = await deskManager(database.url, 10);
  return {
    url: database.url,
    manager,
    team: testTeam,
    ...testLeads(manager),
    async hear(work) {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      const heard: string[] = [];
      client.on('notification', ({ payload }) => heard.push(payload ?? ''));
      await client.query(`LISTEN ${deskChannel}`);
      await work();
      // Notifications arrive before the response to a later query.
      await client.query('SELECT 1');
      await client.end();
      return heard;
    },
    async stop() {
      await manager.dataSource.destroy();
      await database.drop();
    },
  };
}

export function testLeads(manager: EntityManager): TestLeads {
  async function insert(table: string, columns: Columns): Promise<string> {
    const row: Columns = { id: randomUUID(), ...columns };
    const names = Object.keys(row);
    await manager.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
    return String(row['id']);
  }

  const contact = (columns: Columns = {}) =>
    insert('contact_submissions', {
      ...{ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', message: 'A summer party for 200' },
      ...columns,
    });

  return {
    contact,
    async lead(columns) {
      const id = await contact(columns);
      await takeOverLeads(manager);
      return id;
    },
    booking: (kind, columns = {}) =>
      insert('tour_bookings', {
        ...{ kind, full_name: 'Ada Byron', email: 'ada@example.com', typed: '{}' },
        ...{ preferred_date: '2030-05-14', preferred_time: '10:00' },
        ...columns,
      }),
  };
}
