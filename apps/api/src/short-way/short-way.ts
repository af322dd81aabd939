import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type FormName, formNames, forms } from '@mainstage/leads/forms';
import { InjectConfig } from '@mainstage/server/injection';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Express, Request } from 'express';
import type { ApiConfig } from '../config';
import { answerHeaders, notKept } from '../http/answer-headers';
import { bodyLimit } from '../http/body-limit';
import { EachRequest } from '../http/each-request';
import { ProblemFilter } from '../http/problem-filter';
import { RateLimit } from '../http/rate-limit';
import { foreignTo } from '../http/same-origin';
import { arrivalOf } from '../submissions/submission-of';
import { bodyOf } from './body-of';
import { UseCases } from './use-cases';

const formAt = new Map(formNames.map((form): [path: string, FormName] => [forms[form].path, form]));
const plainJson = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Answers the form calls that scripts make, before Express and Nest, which would take half of the processor time that a
 * form costs. It takes only what it understands in full; every other call goes the long way, where the same pieces give
 * the same answers (docs/adr/0039-the-short-way-of-a-form.md, short-way.integration.spec.ts).
 */
@Injectable()
export class ShortWay {
  private readonly headers: readonly [name: string, value: string][];
  private readonly flatHeaders: readonly string[];
  private readonly refusalOf: ReturnType<typeof foreignTo>;

  constructor(
    @InjectConfig() { PUBLIC_URL }: ApiConfig,
    private readonly host: HttpAdapterHost,
    private readonly each: EachRequest,
    private readonly limit: RateLimit,
    private readonly useCases: UseCases,
    private readonly problems: ProblemFilter,
  ) {
    this.headers = [...answerHeaders(PUBLIC_URL), notKept];
    this.flatHeaders = this.headers.flat();
    this.refusalOf = foreignTo(PUBLIC_URL);
  }

  /** Stands before whoever listens to the server now. */
  open(server: Server): void {
    const longWay = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (request, response) => {
      const form = formOf(request);
      if (form) void this.answer(form, request, response);
      else for (const listener of longWay) listener(request, response);
    });
  }

  private async answer(form: FormName, request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.each.begin(request, response);
    request.route = forms[form];
    try {
      const refusal = this.refusalOf(request);
      if (refusal) throw refusal;
      const body = await bodyOf(request);
      if (this.limit.isOn) await this.limit.count(form, this.asExpress(request));
      const text = JSON.stringify(await this.useCases.of[form](body, arrivalOf(request)));
      response.writeHead(201, [
        ...this.flatHeaders,
        ...['X-Request-Id', request.id],
        ...['Content-Type', 'application/json; charset=utf-8'],
        ...['Content-Length', String(Buffer.byteLength(text))],
      ]);
      response.end(text);
    } catch (error) {
      response.setHeader('X-Request-Id', request.id);
      for (const [name, value] of this.headers) response.setHeader(name, value);
      this.problems.answer(error, request, response);
    }
  }

  /** The request with what only Express works out: its client's address behind the proxies that are trusted. */
  private asExpress(request: IncomingMessage): Request {
    return Object.setPrototypeOf(request, this.host.httpAdapter.getInstance<Express>().request) as Request;
  }
}

/** The form that a call of a script sends; undefined where anything about it is out of the ordinary. */
function formOf({ method, url, headers }: IncomingMessage): FormName | undefined {
  const form = method === 'POST' ? formAt.get(url ?? '') : undefined;
  if (!form || headers['content-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length']);
  return plainJson.test(headers['content-type'] ?? '') && length > 0 && length <= bodyLimit ? form : undefined;
}
