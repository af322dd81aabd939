import { formHeaders, proofWords } from '@mainstage/contracts/headers';
import { InjectConfig } from '@mainstage/nest/injection';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ApiConfig } from '../../config';
import { type BotSignals, botSignalsOf, suspect } from '../bot-signals';
import { MailQuota, type QuotaBucket } from '../mail-quota';
import { ProofOfWork } from '../proof-of-work';

const reasons: Record<QuotaBucket, string> = {
  'missing-headers': 'It came without the headers of our own pages, in an hour with many such.',
  all: 'It came in an hour with more forms than we ever get.',
  'pow-verified': 'It came in an hour with more forms than we ever get, even of browsers that proved themselves.',
};

/**
 * Requires a proof of work if a form was filled in faster than a human can, or if the hour's quota of mails to unproven
 * addresses is used up; a form with a valid proof has its own quota. A client that cannot compute a proof is admitted
 * and marked as suspicious (docs/adr/0030-mail-quota.md).
 */
@Injectable()
export class ProofOfWorkGuard implements CanActivate {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly quota: MailQuota,
    private readonly proofs: ProofOfWork,
  ) {}

  /** @throws ProblemError `proof_required` for clients that can compute one */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const signals = botSignalsOf(request);
    const proven = this.isOn && !signals.honeypot && (await this.check(request, signals));
    if (signals.tooFast && !proven)
      suspect(request, `The form was sent ${request.get(formHeaders.age)} ms after it was shown.`);
    return true;
  }

  private get isOn(): boolean {
    return this.config.UNPROVEN_MAILS_PER_HOUR > 0 && this.config.RATE_LIMIT_PER_MINUTE > 0;
  }

  /** @returns whether the call has a valid proof */
  private async check(request: Request, { proof, tooFast, fromOurPages }: BotSignals): Promise<boolean> {
    if (proof && proof !== proofWords.able && (await this.proofs.accept(proof))) {
      if (await this.quota.isExhausted('pow-verified')) this.withhold(request, 'pow-verified');
      return true;
    }
    const exhausted = tooFast ? undefined : await this.exhaustedBucket(fromOurPages);
    if (proof === proofWords.able && (tooFast || exhausted)) throw await this.proofs.required();
    if (exhausted) this.withhold(request, exhausted);
    return false;
  }

  private async exhaustedBucket(fromOurPages: boolean): Promise<QuotaBucket | undefined> {
    if (!fromOurPages && (await this.quota.isExhausted('missing-headers'))) return 'missing-headers';
    return (await this.quota.isExhausted('all')) ? 'all' : undefined;
  }

  private withhold(request: Request, bucket: QuotaBucket): void {
    this.quota.countWithheld(bucket);
    suspect(request, reasons[bucket]);
  }
}
