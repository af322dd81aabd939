import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

const cookie = 'operator';
/** How long an operator stays in, in milliseconds: a working day. */
const lengthMs = 8 * 3600 * 1000;

/**
 * Operators who have logged in, by a cookie that no script can read and no other site can send. Kept in this process alone,
 * like the brake on guesses: a restart asks again, logging out is final, and the database may be away.
 */
@Injectable()
export class OperatorSessions {
  /** Until when each lasts. */
  private readonly open = new Map<string, number>();

  begin(request: Request, response: Response): void {
    const now = Date.now();
    for (const [id, until] of this.open) if (until <= now) this.open.delete(id);
    const id = randomBytes(32).toString('base64url');
    this.open.set(id, now + lengthMs);
    response.cookie(cookie, id, { ...attributes(request), maxAge: lengthMs });
  }

  /** Whether the request comes from somebody who is logged in. */
  has(request: Request): boolean {
    return (this.open.get(idOf(request)) ?? 0) > Date.now();
  }

  end(request: Request, response: Response): void {
    this.open.delete(idOf(request));
    response.clearCookie(cookie, attributes(request));
  }
}

function idOf(request: Request): string {
  const [, id = ''] = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]+)`).exec(request.get('Cookie') ?? '') ?? [];
  return id;
}

const attributes = (request: Request) =>
  ({ httpOnly: true, sameSite: 'strict', secure: request.secure, path: '/' }) as const;
