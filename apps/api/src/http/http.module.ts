import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { MailBrake } from './mail-brake';
import { ProblemFilter } from './problem-filter';
import { Proofs } from './proofs';
import { EachRequest } from './each-request';
import { RateLimit, RateLimitGuard } from './rate-limit';

/** What stands around every call: errors become problems, and calls that name a limit are counted. */
@Module({
  providers: [
    ProblemFilter,
    MailBrake,
    Proofs,
    RateLimit,
    EachRequest,
    { provide: APP_FILTER, useExisting: ProblemFilter },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [ProblemFilter, RateLimit, EachRequest],
})
export class HttpModule {}
