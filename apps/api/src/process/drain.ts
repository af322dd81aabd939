import { setTimeout as delay } from 'node:timers/promises';
import type { Server, ServerResponse } from 'node:http';
import type { Logger } from '@mainstage/observability/logger';
import { InjectLogger } from '@mainstage/nest/injection';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { acceptQueueEmpty, type QuietTimes } from './accept-queue';

export interface DrainTimes {
  /** Milliseconds in which new calls are still accepted, until load balancers notice that this process is not ready. */
  noticeMs: number;
  /** The wait after that for a moment without new connections. */
  quiet: QuietTimes;
  /** Milliseconds that calls in flight may take after that. */
  limitMs: number;
}

const drainTimes: DrainTimes = { noticeMs: 500, quiet: { quietMs: 30, withinMs: 1000 }, limitMs: 25_000 };

/**
 * Ends a process gracefully (rule process.stop): not ready, then no new connections, then waiting for the calls in
 * flight.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  /**
   * Slots with a free list, one slot per call in flight. Not a Set: whenever a Set that is added to and deleted from
   * reallocates its table, the old one keeps responses from the garbage collector (a third of its work).
   */
  private readonly inFlight: (ServerResponse | undefined)[] = [];
  private readonly emptyPlaces: number[] = [];
  private closing = false;
  private queueEmpty?: Promise<boolean>;

  constructor(
    private readonly host: HttpAdapterHost,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  get started(): boolean {
    return this.closing;
  }

  /**
   * Set while the accept queue is being emptied: new calls are handled after it, because handling them would delay the
   * connections that wait behind them, and each response could bring the next connection.
   */
  get handlingResumes(): Promise<unknown> | undefined {
    return this.queueEmpty;
  }

  /** Registers a call as in flight. @returns to be called at its end */
  enter(response: ServerResponse): () => void {
    const place = this.emptyPlaces.pop() ?? this.inFlight.length;
    this.inFlight[place] = response;
    if (this.closing) response.setHeader('Connection', 'close');
    return () => {
      this.inFlight[place] = undefined;
      this.emptyPlaces.push(place);
    };
  }

  /** @param signal absent if nothing is served: in a test, or when the app could not listen */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    if (!signal) return;
    this.logger.info('stopping');
    const cut = await this.finish(this.host.httpAdapter.getHttpServer() as Server);
    if (cut > 0) this.logger.warn({ cut }, 'calls took longer than a shutdown waits');
  }

  /** @returns number of calls that were cut off at the limit */
  private async finish(server: Server, times: DrainTimes = drainTimes): Promise<number> {
    const { noticeMs, quiet, limitMs } = times;
    this.closing = true;
    // Clients of calls in flight must not send the next call on this connection.
    for (const response of this.inFlight)
      if (response && !response.headersSent) response.setHeader('Connection', 'close');
    await delay(noticeMs);
    this.queueEmpty = acceptQueueEmpty(server, quiet);
    if (!(await this.queueEmpty)) this.logger.warn('connections kept coming until the listening socket was closed');
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const late = new AbortController();
    await Promise.race([closed, delay(limitMs, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    const cut = this.inFlight.length - this.emptyPlaces.length;
    server.closeAllConnections();
    await closed;
    return cut;
  }
}
