import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { bodyLimit } from './body-limit';
import { ProblemError } from './problem-error';

/** Reads JSON bodies of the API; every other kind of body is refused, the five forms' own plain ones apart. */
export function jsonBody(): RequestHandler[] {
  return [onlyJson, express.json({ limit: bodyLimit, strict: false, type: 'application/json' })];
}

/** A body that is no JSON. */
export const notJson = (): ProblemError => new ProblemError('malformed_json', 'The body is not valid JSON');

/** Reads a plain form of one of our own pages. */
export const plainForm: RequestHandler = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 10 });

function onlyJson(request: Request, _response: Response, next: NextFunction): void {
  if (request.method !== 'POST' || request.plainForm || request.is('application/json')) return next();
  next(new ProblemError('unsupported_media_type', 'The body must be sent as application/json'));
}

/** The parser would answer only when it has read the whole of a body that says it is too large. */
export function notTooLarge(request: Request, response: Response, next: NextFunction): void {
  if (Number(request.get('Content-Length') ?? 0) <= bodyLimit) return next();
  response.set('Connection', 'close');
  next(new ProblemError('payload_too_large', 'The body is larger than 64 KiB'));
}
