import type { JobHandlers } from '@mainstage/queue/jobs/jobs';
import { Injectable } from '@nestjs/common';
import { Heartbeats } from '../heartbeat/heartbeats';
import { MailJob } from '../mails/mail-job';

/** Maps each job to its handler; a missing handler does not compile. */
@Injectable()
export class Handlers {
  readonly map: JobHandlers;

  constructor(mails: MailJob, heartbeats: Heartbeats) {
    this.map = {
      sendMail: (payload) => mails.run(payload),
      heartbeat: () => heartbeats.beat(),
    } satisfies JobHandlers;
  }
}
