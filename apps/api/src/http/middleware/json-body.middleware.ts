import { isUtf8 } from 'node:buffer';
import { salesBookingPath, optionPath } from '@mainstage/contracts/availability';
import { deskApi } from '@mainstage/contracts/desk/calls';
import { deskActionPath } from '@mainstage/leads/desk-links';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { quarantinePath } from '@mainstage/leads/quarantine/quarantine-form';
import { Injectable, type NestMiddleware } from '@nestjs/common';
import express, { type NextFunction, type Request, type Response } from 'express';
import { bodyProblem } from '../body-problem';
import { bodyLimit } from '../body-limit';
import { ProblemError } from '../problem-error';
import { refuseUnsafeBody } from '../validation/safe-body';

/** Paths to which pages without scripts and mail programs post: never JSON. */
const postedByPages = [newsletterLinkPaths.oneClick, salesBookingPath, quarantinePath, optionPath, deskActionPath].map(
  (page) => `${page}/`,
);

/** Files as bytes, which the call reads after its guards. */
const fileUploads = new RegExp(`^${deskApi}/leads/[^/]+/answer/files/+$`);

const withBody = ['POST', 'PUT', 'PATCH'];

/** Levels of objects in a call of the sales desk: a passkey response has four. */
const deepestOfDesk = 5;

/** Parses JSON bodies of at most 64 KiB of UTF-8 (rule form.limits), and rejects every other kind of body. */
@Injectable()
export class JsonBodyMiddleware implements NestMiddleware {
  private readonly parse = express.json({
    limit: bodyLimit,
    strict: false,
    // Checked before, because the parser's own error is no problem+json.
    type: () => true,
    verify: (_request, _response, body) => {
      if (!isUtf8(body)) throw new Error('The body is not valid UTF-8');
    },
  });

  use(request: Request, response: Response, next: NextFunction): void {
    if (!withBody.includes(request.method)) return next();
    const address = `${request.baseUrl}${request.path}/`.toLowerCase();
    if (postedByPages.some((page) => address.startsWith(page))) return next();
    if (fileUploads.test(address)) return next();
    const ofDesk = address.startsWith(`${deskApi}/`);
    if (ofDesk && !hasBody(request)) return next();
    if (!request.is('application/json'))
      throw new ProblemError('unsupported_media_type', 'The body must be sent as application/json');
    if (Number(request.get('Content-Length') ?? 0) > bodyLimit) {
      // The parser would respond only after reading the whole body.
      response.set('Connection', 'close');
      throw new ProblemError('payload_too_large', 'The body is larger than 64 KiB');
    }
    this.parse(request, response, (error?: unknown) => {
      if (error) return next(bodyProblem(error));
      try {
        refuseUnsafeBody(request.body, ofDesk ? deepestOfDesk : undefined);
        next();
      } catch (problem) {
        next(problem);
      }
    });
  }
}

/** A call without a body, such as signing out, needs no Content-Type. */
const hasBody = (request: Request) =>
  request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0;
