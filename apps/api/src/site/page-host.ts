import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import type { PageHost, Visitor } from '@mainstage/contracts/page-server';
import { rulingTime } from '@mainstage/contracts/clock';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { Logger } from '@mainstage/observability/logger';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ApiConfig } from '../config';
import { Unavailable } from '../http/problem-error';
import { WebinarNow } from '../webinars/webinar-now';

/** Header that carries the visitor's address in this process's own calls; ignored without the secret. */
export const visitorHeader = 'x-mainstage-visitor';
const secret = randomUUID();

/** Headers of the visitor's request that are forwarded to the API. The action has checked where the form comes from. */
const forwarded = ['cookie', 'accept-language', 'user-agent', 'referer'] as const;

/** The visitor's address in a call that the pages of this process made; undefined for every other request. */
export function visitorAddressIn(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header.startsWith(`${secret} `) ? header.slice(secret.length + 1) : undefined;
}

/** Services of the API for the loaders and actions of pages. */
@Injectable()
export class ApiPageHost implements PageHost {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly seats: WebinarNow,
    @InjectLogger() private readonly logger: Logger,
    @InjectConfig() config: ApiConfig,
  ) {
    this.secret = createHmac('sha256', config.APP_SECRET).update('pages').digest('base64url');
  }

  readonly secret: string;

  /** Before the database was reached for the first time, this machine's clock is good enough to say something by. */
  now = (): Date => {
    try {
      return rulingTime();
    } catch {
      return new Date();
    }
  };

  report = (error: unknown): void => this.logger.error({ err: error }, 'a page failed while it was rendered');

  webinar = () => this.seats.forPage();

  /** Answers `unavailable` when this process has stopped listening, so that the page keeps what was typed. */
  call = async (visitor: Visitor, path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    for (const name of forwarded) {
      const value = visitor.headers[name];
      if (typeof value === 'string' && !headers.has(name)) headers.set(name, value);
    }
    headers.set(visitorHeader, `${secret} ${visitor.ip ?? ''}`);
    try {
      const address = (this.adapter.httpAdapter.getHttpServer() as Server).address() as AddressInfo | null;
      if (!address) throw new Error('This process has stopped listening');
      return await fetch(`http://127.0.0.1:${address.port}${path}`, { ...init, headers, redirect: 'manual' });
    } catch (error) {
      this.logger.warn({ err: error }, 'a page could not call the API');
      const problem = new Unavailable();
      return Response.json(problem, { status: problem.status });
    }
  };
}
