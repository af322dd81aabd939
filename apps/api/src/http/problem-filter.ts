import type { Problem } from '@mainstage/contracts/problem';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { isUnavailable } from '@mainstage/database/unavailable';
import { InjectLogger } from '@mainstage/nest/injection';
import { ProblemError, Unavailable } from './problem-error';

/**
 * The only place that turns errors into responses: `application/problem+json` (RFC 9457). Errors other than
 * ProblemError reveal nothing; they are logged under the request id.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@InjectLogger() private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = problemOf(error);
    if (problem.code === 'unavailable')
      this.logger.warn({ requestId: request.id, fault: faultOf(error) }, 'the database is away or stuck');
    if (problem.code === 'internal_error')
      this.logger.error({ requestId: request.id, fault: faultOf(error) }, 'request failed');
    if (response.writableEnded) return;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (problem.extra.retryAfterSeconds) response.setHeader('Retry-After', problem.extra.retryAfterSeconds);
    // A 401 must name its scheme (RFC 9110); browsers show no dialog for Bearer tokens.
    if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    const text = JSON.stringify(bodyOf(problem, request.id));
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.statusCode = problem.status;
    response.end(text);
  }
}

/** An internal error carries the request id under which it was logged, so that a visitor can quote it. */
function bodyOf(problem: ProblemError, requestId: string): Problem {
  return problem.code === 'internal_error' ? { ...problem.toJSON(), reference: requestId } : problem.toJSON();
}

/** The loggable part of an error: name, code, constraint and stack; no message, because it may quote input. */
function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, constraint, table, frames: frames?.slice(0, 8) };
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isUnavailable(error)) return new Unavailable();
  const known = error instanceof HttpException ? problemsOfNest[error.getStatus()] : undefined;
  if (known) return new ProblemError(...known);
  return new ProblemError('internal_error', 'Something went wrong on our side; please try again later');
}

/** Problems for Nest's own exceptions, by status: those of its router and pipes, and of guards that return false. */
const problemsOfNest: Readonly<Record<number, ConstructorParameters<typeof ProblemError>>> = {
  400: ['not_found', 'There is nothing under a path that has no meaning'],
  401: ['signed_out', 'Sign in first'],
  403: ['not_allowed', 'This is not allowed'],
  404: ['not_found', 'There is nothing here'],
};
