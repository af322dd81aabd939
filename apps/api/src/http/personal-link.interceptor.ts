import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';

/**
 * Headers of everything behind a personal link, errors included: its address is its key, so nothing stores the response,
 * and no page that it links to and no search engine learns the address (rule links.personal).
 */
@Injectable()
export class PersonalLinkInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('X-Robots-Tag', 'noindex');
    return next.handle();
  }
}
