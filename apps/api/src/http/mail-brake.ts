import { createHmac } from 'node:crypto';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { takeRoom } from '@mainstage/database/gates/guesses';
import { formHeaders, isHasty, proofWords } from '@mainstage/contracts/headers';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectMetrics } from '@mainstage/server/injection';
import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { DataSource } from 'typeorm';
import type { ApiConfig } from '../config';
import { headerOf } from './header-of';
import { Proofs } from './proofs';

declare module 'http' {
  interface IncomingMessage {
    /** Set where the house-wide brake holds the mail to this form's sender back; in words for sales. */
    heldBack?: string;
    /** The sender's browser has worked for it. */
    proven?: true;
  }
}

const hourMs = 3600 * 1000;
/** Calls that come without what our own pages send have this part of the hour's room. */
const shareOfUnsigned = 1 / 3;

/** Whose room: that of calls without our pages' signs, that of all, and that of those who worked for it. */
type Lane = 'unsigned' | 'all' | 'proven';

const reasons: Record<Lane, string> = {
  unsigned: 'It came without the signs of our own pages, in an hour with many such.',
  all: 'It came in an hour with more forms than the house ever has.',
  proven: 'It came in an hour with more forms than the house ever has, even of browsers that proved themselves.',
};

/**
 * The house-wide brake on mails to addresses that nobody has proven: whatever number of senders and addresses, an hour has
 * room for so many forms, and for fewer that lack their page's own signs. Beyond it, and where a form was filled in faster
 * than a human does, a page that can is asked for a proof of work, and with it has room of its own. The rest are held back
 * as suspected (docs/adr/0030-mail-brake.md). Counted in PostgreSQL, for all API processes together.
 */
@Injectable()
export class MailBrake {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    private readonly proofs: Proofs,
  ) {}

  /** Marks the call where the hour has no room left for it. @throws ProblemError `proof_required` to pages that can prove */
  async pass(request: IncomingMessage): Promise<void> {
    if (this.config.UNPROVEN_MAILS_PER_HOUR === 0 || this.config.RATE_LIMIT_PER_MINUTE === 0) return;
    const { trap, proof, hasty } = signsOf(request);
    // What is held back anyway takes nobody's room.
    if (trap) return;
    if (proof && proof !== proofWords.able && (await this.proofs.accept(proof))) {
      request.proven = true;
      return this.take(request, 'proven');
    }
    const full = hasty ? undefined : await this.fullLane(request);
    if (!hasty && !full) return;
    if (proof === proofWords.able) throw await this.proofs.required();
    if (full) this.hold(request, full);
  }

  private async fullLane(request: IncomingMessage): Promise<Lane | undefined> {
    if (!isSigned(request) && (await this.isFull('unsigned'))) return 'unsigned';
    return (await this.isFull('all')) ? 'all' : undefined;
  }

  private async take(request: IncomingMessage, lane: Lane): Promise<void> {
    if (await this.isFull(lane)) this.hold(request, lane);
  }

  private hold(request: IncomingMessage, lane: Lane): void {
    this.metrics.formsHeldBack.inc({ lane });
    request.heldBack = reasons[lane];
  }

  private async isFull(lane: Lane): Promise<boolean> {
    const perHour = Math.ceil(this.config.UNPROVEN_MAILS_PER_HOUR * (lane === 'unsigned' ? shareOfUnsigned : 1));
    const key = createHmac('sha256', this.config.APP_SECRET).update(`mail-brake ${lane}`).digest('base64url');
    return (await this.bulkhead.run(() => takeRoom(this.dataSource.manager, key, perHour, hourMs))) > 0;
  }
}

/** Whether a call has what our own pages send: how long the form was open, or the key that a served page carries. */
function isSigned(request: IncomingMessage): boolean {
  if (request.plainForm) return request.plainForm.pageKey !== undefined;
  return (
    headerOf(request, formHeaders.age) !== undefined && headerOf(request, formHeaders.idempotencyKey) !== undefined
  );
}

function signsOf(request: IncomingMessage) {
  if (request.plainForm) return { trap: request.plainForm.trap, proof: undefined, hasty: false };
  return {
    trap: headerOf(request, formHeaders.trap),
    proof: headerOf(request, formHeaders.proof),
    hasty: isHasty(headerOf(request, formHeaders.age)),
  };
}
