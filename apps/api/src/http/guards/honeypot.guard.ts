import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { botSignalsOf, suspect } from '../bot-signals';

/** Marks a form with a filled honeypot field as suspicious. It rejects nothing, because no lead may be lost. */
@Injectable()
export class HoneypotGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (botSignalsOf(request).honeypot) suspect(request, 'A field that no human sees was filled in.');
    return true;
  }
}
