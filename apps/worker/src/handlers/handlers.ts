import type { JobHandlers } from '@mainstage/queue/jobs/jobs';
import { Injectable } from '@nestjs/common';
import { Heartbeats } from '../heartbeat/heartbeats';
import { MailJob } from '../mails/mail-job';

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
