import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { CurrentDeskMember } from './desk.guard';
import { SignedOut } from './desk.errors';

/** The team member who makes the call, in a controller behind DeskGuard. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): CurrentDeskMember => {
  const member = context.switchToHttp().getRequest<Request>().deskMember;
  if (!member) throw new SignedOut();
  return member;
});
