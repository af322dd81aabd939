import { createHmac } from 'node:crypto';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { takeRoom } from '@mainstage/database/gates/guesses';
import { poolOf } from '@mainstage/database/sql';
import { formHeaders } from '@mainstage/contracts/headers';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectMetrics } from '@mainstage/server/injection';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set where the house-wide brake holds the mail to this form's sender back; in words for sales. */
    heldBack?: string;
  }
}

const hourMs = 3600 * 1000;
/** Calls that come without what our own pages send have this part of the hour's room. */
const shareOfUnsigned = 1 / 3;

/**
 * The house-wide brake on mails to addresses that nobody has proven: whatever number of senders and addresses, an hour has
 * room for so many forms, and for fewer that lack their page's own signs. The rest are kept as suspected: sales is told,
 * their senders are not mailed (docs/adr/0030-mail-brake.md). Counted in PostgreSQL, for all API processes together.
 */
@Injectable()
export class MailBrake {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
  ) {}

  /** Marks the call where the hour has no room left for it. */
  async pass(request: Request): Promise<void> {
    const perHour = this.config.UNPROVEN_MAILS_PER_HOUR;
    if (perHour === 0 || this.config.RATE_LIMIT_PER_MINUTE === 0) return;
    const signed = isSigned(request);
    if (!signed && (await this.isFull('unsigned', Math.ceil(perHour * shareOfUnsigned))))
      return this.hold(request, 'unsigned');
    if (await this.isFull('all', perHour)) this.hold(request, 'all');
  }

  private hold(request: Request, lane: 'unsigned' | 'all'): void {
    this.metrics.formsHeldBack.inc({ lane });
    request.heldBack =
      lane === 'unsigned'
        ? 'It came without the signs of our own pages, in an hour with many such.'
        : 'It came in an hour with more forms than the house ever has.';
  }

  private async isFull(lane: string, perHour: number): Promise<boolean> {
    const key = createHmac('sha256', this.config.APP_SECRET).update(`mail-brake ${lane}`).digest('base64url');
    return (await this.bulkhead.run(() => takeRoom(poolOf(this.dataSource), key, perHour, hourMs))) > 0;
  }
}

/** Whether a call has what our own pages send: how long the form was open, or the key that a served page carries. */
function isSigned(request: Request): boolean {
  if (request.plainForm) return request.plainForm.pageKey !== undefined;
  return request.get(formHeaders.age) !== undefined && request.get(formHeaders.idempotencyKey) !== undefined;
}
