import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { opsPort } from '@mainstage/config/ops-address';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { ApiConfig } from '../config';

const operators = /^\/(ops|metrics)(\/|$)/i;
const health = /^\/health(\/|$)/i;

/** Serves /ops and /metrics on a port of their own, where there is one, and on no other; that port serves nothing else but health. */
@Injectable()
export class OpsPort implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly port: number | undefined;
  private readonly arrivals = new WeakSet<IncomingMessage>();
  private server: Server | undefined;

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    @InjectLogger() private readonly logger: Logger,
    private readonly host: HttpAdapterHost,
  ) {
    this.port = opsPort(config);
  }

  /** Whether the port that a request came by serves its path. */
  serves(request: Request): boolean {
    if (this.port === undefined || health.test(request.path)) return true;
    return operators.test(request.path) === this.arrivals.has(request);
  }

  /** @throws Error where the port is taken */
  async onApplicationBootstrap(): Promise<void> {
    if (this.port === undefined) return;
    const answer = this.host.httpAdapter.getInstance<RequestListener>();
    this.server = createServer((request, response) => {
      this.arrivals.add(request);
      answer(request, response);
    });
    this.server.listen(this.port, this.config.HOST);
    await once(this.server, 'listening');
    this.logger.info({ port: this.port }, 'operators’ pages listen');
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server?.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
