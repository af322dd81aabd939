import { createHmac, randomUUID } from 'node:crypto';
import type { Config } from '@mainstage/config/load';
import { OperatorAction } from '@mainstage/database/entities/operator-action';
import { isUnavailable } from '@mainstage/database/unavailable';
import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { InjectConfig } from '../injection';

const cookie = 'operator';
/** Length of a session in milliseconds: a working day. */
const lengthMs = 8 * 3600 * 1000;
const logOut = 'log-out';

/**
 * Sessions of operators, by a signed cookie that scripts cannot read and other sites cannot send. It is valid on every
 * API process and after a restart; the key is derived from the password too, so a new password ends all sessions.
 * Logging out is recorded in `operator_actions` and ends that session everywhere.
 */
@Injectable()
export class OperatorSessions {
  private readonly secret: string;

  constructor(
    @InjectConfig() private readonly config: Config<'APP_SECRET' | 'OPS_USER' | 'OPS_PASSWORD'>,
    @InjectRepository(OperatorAction) private readonly actions: Repository<OperatorAction>,
  ) {
    const { APP_SECRET, OPS_USER, OPS_PASSWORD } = config;
    this.secret = createHmac('sha256', APP_SECRET)
      .update(`operator session ${JSON.stringify([OPS_USER, OPS_PASSWORD])}`)
      .digest('base64url');
  }

  begin(request: Request, response: Response): void {
    const session = { subject: randomUUID(), round: 1 };
    const token = signToken(this.secret, 'operator-session', session, new Date(Date.now() + lengthMs));
    response.cookie(cookie, token, { ...attributes(request), maxAge: lengthMs });
  }

  /** Whether the request has a valid session. While the database is unavailable the signature alone decides. */
  async has(request: Request): Promise<boolean> {
    const session = this.sessionOf(request);
    if (session === undefined) return false;
    try {
      return !(await this.actions.existsBy({ action: logOut, subject: session }));
    } catch (error) {
      if (isUnavailable(error)) return true;
      throw error;
    }
  }

  /**
   * Ends the session on all processes. @throws Error where that cannot be recorded; the browser drops the cookie
   * nevertheless
   */
  async end(request: Request, response: Response): Promise<void> {
    response.clearCookie(cookie, attributes(request));
    const session = this.sessionOf(request);
    if (session !== undefined)
      await this.actions.insert({ actor: this.config.OPS_USER, action: logOut, subject: session });
  }

  private sessionOf(request: Request): string | undefined {
    const [, token = ''] = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(request.get('Cookie') ?? '') ?? [];
    const read = readToken(this.secret, 'operator-session', token);
    return typeof read === 'string' ? undefined : read.subject;
  }
}

const attributes = (request: Request) =>
  ({ httpOnly: true, sameSite: 'strict', secure: request.secure, path: '/' }) as const;
