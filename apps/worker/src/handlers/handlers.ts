import type { JobHandlers } from '@mainstage/jobs/jobs';
import { Injectable } from '@nestjs/common';
import { beat } from '../heartbeat/beats';
import { Delivery } from '../mails/delivery';
import { Database } from '../process/database';

/** What is done for each job; the compiler misses none. */
@Injectable()
export class Handlers {
  readonly map: JobHandlers;

  constructor(delivery: Delivery, database: Database) {
    this.map = {
      sendMail: ({ mailId }) => delivery.deliver(mailId),
      heartbeat: () => beat(database.pool),
    } satisfies JobHandlers;
  }
}
