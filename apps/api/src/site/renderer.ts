import { type ChildProcess, fork } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteSettings } from '@mainstage/content/site/built-settings';
import { pageSettings, rendererHeaders, type RendererMessage } from '@mainstage/contracts/page-server';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import { within } from '@mainstage/observability/within';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import { Unavailable } from '../http/problem-error';
import { timeForText } from '../process/ruling-clock';
import { sendUnavailable } from './unavailable-page';

/** Bounds its memory to what it needs: 190 MB, and 240 under 200 requests at once (docs/performance.md). */
const nodeOptions = ['--max-semi-space-size=16', '--max-old-space-size=256'];
/** Milliseconds that a page waits for a renderer that starts. */
const startTimeoutMs = 5_000;
/** Milliseconds without a sign of the renderer after which it counts as stuck. */
const stuckAfterMs = 30_000;
/** A renderer that ends within this time of its start is started again after a pause, which doubles each time. */
const soundAfterMs = 60_000;
const longestPauseMs = 30_000;

const secret = randomUUID();

/** The visitor's address in a call that a page of this process made; undefined for every other request. */
export function visitorAddressIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header.startsWith(`${secret} `) ? header.slice(secret.length + 1) : undefined;
}

export interface RendererOptions {
  /** The built entry (apps/web/server/main.ts). */
  file: string;
  settings: SiteSettings;
  appSecret: string;
}

/** The process that renders pages on request: it starts with the first page or by `start`, and again when it ends. */
export class Renderer implements OnApplicationShutdown {
  private readonly proxy = createProxyServer();
  private readonly environment: NodeJS.ProcessEnv;
  private port: Promise<number> | undefined;
  private child: ChildProcess | undefined;
  /** For the calls of pages alone, so that pages in flight can call an API that has stopped listening. */
  private calls: Server | undefined;
  private pauseMs = 0;
  private isDown = false;
  private isStopped = false;

  constructor(
    private readonly options: RendererOptions,
    private readonly adapter: HttpAdapterHost,
    private readonly logger: Logger,
    private readonly metrics: Pick<Metrics, 'rendererMemoryBytes' | 'rendererDelaySeconds'>,
  ) {
    const { origin, prices } = options.settings;
    this.environment = {
      NODE_ENV: 'production',
      [pageSettings.origin]: origin,
      [pageSettings.prices]: prices,
      [pageSettings.secret]: createHmac('sha256', options.appSecret).update('pages').digest('base64url'),
    };
    // Both say how long the connection to the renderer stays; a stopping API has set its own.
    this.proxy.on('proxyRes', ({ headers }, _request, response) => {
      delete headers['keep-alive'];
      headers.connection = response.getHeader('Connection') as string | undefined;
    });
  }

  /** Passes a request on to the renderer; answers 503 when there is none. */
  readonly handle: RequestHandler = async (request, response) => {
    try {
      const port = await within(startTimeoutMs, 'The renderer', this.start());
      await this.proxy.web(request, response, {
        target: `http://127.0.0.1:${port}`,
        headers: {
          'x-forwarded-host': request.host ?? '',
          'x-forwarded-proto': request.protocol,
          [rendererHeaders.time]: String(timeForText().getTime()),
          [rendererHeaders.visitor]: `${secret} ${request.ip ?? ''}`,
        },
      });
    } catch {
      // Its end was logged, and so is each 503.
      sendUnavailable(request, response);
    }
  };

  /** Starts it if it does not run. @returns its port on this machine @throws Unavailable */
  start(): Promise<number> {
    return (this.port ??= handled(this.spawn()));
  }

  /** @throws Unavailable while it has ended and is not started again */
  async check(): Promise<void> {
    if (this.isDown) throw new Unavailable();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    // Pages in flight have ended (process/drain.ts).
    this.child?.kill('SIGKILL');
    this.calls?.close();
    this.calls?.closeAllConnections();
  }

  private async spawn(): Promise<number> {
    if (this.isStopped) throw new Unavailable();
    const env = { ...this.environment, [pageSettings.api]: await this.listen() };
    const child = fork(this.options.file, { env, execArgv: nodeOptions });
    this.child = child;
    const startedAt = performance.now();
    const stuck = setTimeout(() => child.kill('SIGKILL'), stuckAfterMs);
    const listening = new Promise<number>((resolve) => {
      child.on('message', (message: RendererMessage) => {
        stuck.refresh();
        if ('port' in message) {
          this.isDown = false;
          resolve(message.port);
        }
        if ('alive' in message) {
          this.metrics.rendererMemoryBytes.set(message.alive.memory);
          this.metrics.rendererDelaySeconds.set(message.alive.delay);
        }
        if ('error' in message) this.logger.error({ err: message.error }, 'a page failed while it was rendered');
      });
    });
    const ended = once(child, 'exit').then(
      ([code, signal]) => ({ code: code as number | null, signal: signal as string | null }),
      (error: unknown) => ({ err: error }),
    );
    void ended.then((how) => {
      clearTimeout(stuck);
      if (!this.isStopped) this.startAgain(how, performance.now() - startedAt);
    });
    return Promise.race([listening, ended.then(() => Promise.reject(new Unavailable()))]);
  }

  private startAgain(how: object, livedMs: number): void {
    this.pauseMs = livedMs > soundAfterMs ? 0 : Math.min(longestPauseMs, this.pauseMs * 2 || 250);
    this.logger.error({ ...how, pauseMs: this.pauseMs }, 'the renderer of pages ended, and is started again');
    this.isDown = true;
    this.metrics.rendererMemoryBytes.set(0);
    this.metrics.rendererDelaySeconds.set(0);
    this.port = handled(delay(this.pauseMs, undefined, { ref: false }).then(() => this.spawn()));
  }

  /** @returns where pages call the API */
  private async listen(): Promise<string> {
    if (!this.calls) {
      this.calls = createServer(this.adapter.httpAdapter.getInstance<RequestListener>());
      await once(this.calls.listen(0, '127.0.0.1'), 'listening');
    }
    return `http://127.0.0.1:${(this.calls.address() as AddressInfo).port}`;
  }
}

/** Pages that wait see the rejection; without any it is reported by the end of the process. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
