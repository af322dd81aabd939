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

/** Serves /ops, /metrics and health on a separate port, if one is configured. */
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

  /** Whether the port of a request serves its path. */
  serves(request: Request): boolean {
    if (this.port === undefined || health.test(request.path)) return true;
    return operators.test(request.path) === this.arrivals.has(request);
  }

  /** @throws Error if the port is in use */
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
