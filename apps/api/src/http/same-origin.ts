import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { headerOf } from './header-of';
import { ProblemError } from './problem-error';

/**
 * Refuses calls that a page of another origin makes. A browser says where a call comes from (`Origin`,
 * `Sec-Fetch-Site`); a client that says nothing is no browser and is let through.
 */
export function sameOrigin(publicUrl: string): RequestHandler {
  const refusalOf = foreignTo(publicUrl);
  return (request: Request, _response: Response, next: NextFunction) => next(refusalOf(request));
}

/** The same for whoever takes no steps of Express: gives the problem of a foreign call. */
export function foreignTo(publicUrl: string): (request: IncomingMessage) => ProblemError | undefined {
  const own = new URL(publicUrl).host;
  return (request) => {
    const origin = headerOf(request, 'origin');
    const site = headerOf(request, 'sec-fetch-site');
    // A browser that keeps its pages' addresses to itself sends `Origin: null` with a plain form, and the other header.
    const foreign =
      origin === undefined || (origin === 'null' && site === 'same-origin')
        ? site === 'cross-site'
        : ![own, headerOf(request, 'host')].includes(hostOf(origin));
    return request.method === 'POST' && foreign
      ? new ProblemError('forbidden_origin', 'This call may only be made from our own pages')
      : undefined;
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
