import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Finds the few seats that are kept for a while without reading all sign-ups, which the worker asks for again and again. */
export class ProvisionalSeats1795366000000 implements MigrationInterface {
  name = 'ProvisionalSeats1795366000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'tour_bookings_provisional',
      `ON tour_bookings (webinar_keep_until) WHERE webinar_status = 'provisional'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY tour_bookings_provisional');
  }
}
