import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectLogger, InjectMetrics } from '@mainstage/server/injection';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Drain } from '../process/drain';
import { nameRequest, requestLog } from './request-log';
import { requestMetrics } from './request-metrics';

/** What happens to each request, whichever way it takes: it has a name, is known to be in hand, then logged and measured. */
@Injectable()
export class EachRequest {
  private readonly log: ReturnType<typeof requestLog>;
  private readonly measure: ReturnType<typeof requestMetrics>;

  constructor(
    private readonly drain: Drain,
    @InjectLogger() logger: Logger,
    @InjectMetrics() metrics: Metrics,
  ) {
    this.log = requestLog(logger);
    this.measure = requestMetrics(metrics);
  }

  /** Stands before everything else. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    nameRequest(request);
    const leave = this.drain.enter(response);
    response.on('close', () => {
      leave();
      const seconds = (performance.now() - begun) / 1000;
      this.log(request, response.statusCode, seconds);
      this.measure(request, response.statusCode, seconds);
    });
  }
}
