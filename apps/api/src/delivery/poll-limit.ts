import { clientKeyOf } from '@mainstage/nest/client-key';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../http/problem-error';

const minuteMs = 60_000;
/** Per client: a page polls once a second at first, and several people may share an address. */
const perClient = 300;
const perProcess = 30_000;

/** Limits polling of the delivery status, in memory: a count in the database would cost more than the response. */
@Injectable()
export class PollLimit {
  private readonly counts = new Map<string, number>();
  private since = 0;
  private all = 0;

  /**
   * @param ip the client's address
   * @throws ProblemError `rate_limited`
   */
  admit(ip: string, now = performance.now()): void {
    if (now - this.since >= minuteMs) {
      this.counts.clear();
      this.all = 0;
      this.since = now;
    }
    const client = clientKeyOf(ip);
    const count = (this.counts.get(client) ?? 0) + 1;
    this.counts.set(client, count);
    this.all += 1;
    if (count <= perClient && this.all <= perProcess) return;
    const retryAfterSeconds = Math.ceil((minuteMs - (now - this.since)) / 1000);
    throw new ProblemError('rate_limited', `Too many requests; try again in ${retryAfterSeconds} seconds`, {
      retryAfterSeconds,
    });
  }
}
