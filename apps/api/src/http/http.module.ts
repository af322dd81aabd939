import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { RateLimitGuard } from './guards/rate-limit.guard';
import { SameOriginGuard } from './guards/same-origin.guard';
import { MailQuota } from './mail-quota';
import { ProblemFilter } from './problem-filter';
import { ProofOfWork } from './proof-of-work';
import { bodyValidationPipe } from './validation/body-validation.pipe';

/** Applies to every call: origin, rate limit, validation, and errors as problem+json. */
@Module({
  providers: [
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_PIPE, useFactory: bodyValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
    MailQuota,
    ProofOfWork,
  ],
  exports: [MailQuota, ProofOfWork],
})
export class HttpModule {}
