import { createHmac } from 'node:crypto';
import { currentTime } from '@mainstage/contracts/clock';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { RateLimitQueries } from '../rate-limits/rate-limit.queries';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectConfig, InjectMetrics } from '@mainstage/nest/injection';
import { makeChallenge, verifyProof } from '@mainstage/contracts/tokens/proof-of-work';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../config';
import { ProblemError } from './problem-error';

/** Milliseconds for which a challenge is valid. */
const timeMs = 10 * 60 * 1000;
/** Longer than any clock skew, so that a used proof stays used. */
const usedMs = 2 * timeMs;
const longest = 2048;

/** Issues challenges, and accepts each proof once over all API processes. */
@Injectable()
export class ProofOfWork {
  private readonly bulkhead = new Bulkhead(2);
  private readonly secret: string;

  constructor(
    @InjectConfig() config: ApiConfig,
    @InjectMetrics() private readonly metrics: Metrics,
    private readonly counters: RateLimitQueries,
  ) {
    this.secret = createHmac('sha256', config.APP_SECRET).update('proofs').digest('base64url');
  }

  async required(): Promise<ProblemError> {
    this.metrics.formProofs.inc({ result: 'asked' });
    const challenge = await makeChallenge(this.secret, new Date(currentTime().getTime() + timeMs));
    return new ProblemError('proof_required', 'Many forms come in; send this one again with a proof of work', {
      challenge,
    });
  }

  /** Whether the proof is valid and was not used before. */
  async accept(text: string): Promise<boolean> {
    const name = text.length > longest ? undefined : verifyProof(this.secret, text, currentTime());
    const first =
      name !== undefined && (await this.bulkhead.run(() => this.counters.consume(`proof ${name}`, 1, usedMs))) === 0;
    this.metrics.formProofs.inc({ result: first ? 'accepted' : 'refused' });
    return first;
  }
}
