import { operatorChallenge } from '@mainstage/observability/basic-auth';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { loginPage } from './login-page';
import { OperatorRejection } from './operator-rejection';

/**
 * Responds to clients that are no operators: to a browser with the login page, to a program with a 401, and to either
 * with a 429 after many guesses.
 */
@Catch(OperatorRejection)
export class OperatorRejectionFilter implements ExceptionFilter<OperatorRejection> {
  catch({ waitSeconds }: OperatorRejection, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    response.set('Cache-Control', 'no-store');
    if (waitSeconds !== undefined) {
      response.set('Retry-After', String(waitSeconds)).status(429).type('text/plain');
      response.send(`Too many passwords were tried; try again in ${waitSeconds} seconds.\n`);
    } else if (wantsPage(request))
      response
        .status(401)
        // The browser's own dialog has no log-out, so people get a page; a 401 must name a scheme nevertheless (RFC 9110).
        .set('WWW-Authenticate', 'Cookie realm="Mainstage operations"')
        .type('html')
        .send(loginPage({ next: request.originalUrl }));
    else response.status(401).set('WWW-Authenticate', operatorChallenge).type('text/plain').send('Operators only.\n');
  }
}

function wantsPage(request: Request): boolean {
  if (request.method !== 'GET' || request.get('Authorization') !== undefined) return false;
  return request.get('Accept')?.includes('text/html') ?? false;
}
