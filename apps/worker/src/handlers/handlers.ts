import type { JobHandlers } from '@mainstage/jobs/jobs';
import { Injectable } from '@nestjs/common';
import { beat } from '../heartbeat/beats';
import { MailJob } from '../mails/mail-job';
import { Database } from '../process/database';

/** What is done for each job; the compiler misses none. */
@Injectable()
export class Handlers {
  readonly map: JobHandlers;

  constructor(mails: MailJob, database: Database) {
    this.map = {
      sendMail: (payload) => mails.run(payload),
      heartbeat: () => beat(database.pool),
    } satisfies JobHandlers;
  }
}
