import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ProblemError } from './problem-error';

/**
 * Refuses calls that a page of another origin makes. A browser says where a call comes from (`Origin`,
 * `Sec-Fetch-Site`); a client that says nothing is no browser and is let through.
 */
export function sameOrigin(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).host;
  return (request: Request, _response: Response, next: NextFunction) => {
    const origin = request.get('Origin');
    const site = request.get('Sec-Fetch-Site');
    // A browser that keeps its pages' addresses to itself sends `Origin: null` with a plain form, and the other header.
    const foreign =
      origin === undefined || (origin === 'null' && site === 'same-origin')
        ? site === 'cross-site'
        : ![own, request.get('Host')].includes(hostOf(origin));
    if (request.method === 'POST' && foreign)
      return next(new ProblemError('forbidden_origin', 'This call may only be made from our own pages'));
    next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
