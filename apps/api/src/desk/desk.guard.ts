import type { TeamMailbox } from '@mainstage/config/sales-team';
import { backgroundHeader } from '@mainstage/contracts/desk/session';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ProblemError } from '../http/problem-error';
import { NotAllowed, PasskeyRequired, SignedOut } from './desk.errors';
import { CONFIRMED, DESK_RIGHT, type NeededRight, WITHOUT_PASSKEY } from './desk-rights';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { LeadRight } from './lead-right';
import { DeskSessions } from './session/desk-sessions';

export interface CurrentDeskMember extends TeamMailbox {
  sessionId: string;
  /** Whether the second factor was used in this session. */
  passkeyUsed: boolean;
}

declare module 'http' {
  interface IncomingMessage {
    deskMember?: CurrentDeskMember;
  }
}

const reading = ['GET', 'HEAD'];

/**
 * Admits signed-in members of the sales team within their rights: `read` changes nothing, and calls with
 * `@DeskRights('lead')` are for `lead` only. A member who was removed from SALES_TEAM is signed out.
 */
@Injectable()
export class DeskGuard implements CanActivate {
  constructor(
    protected readonly team: SalesTeam,
    private readonly sessions: DeskSessions,
    private readonly leadRight: LeadRight,
    private readonly reflector: Reflector,
  ) {}

  /**
   * @throws ProblemError `not_found` if there is no desk, `signed_out`, `not_allowed`, `passkey_required`,
   * `recent_sign_in_required`
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const member = await this.memberOf(request);
    if (this.leadRight.passkeyMissing(member) && !this.marked(WITHOUT_PASSKEY, context)) throw new PasskeyRequired();
    const needed = this.reflector.get<NeededRight | undefined>(DESK_RIGHT, context.getHandler());
    if (member.right === 'read' && needed !== 'own' && !reading.includes(request.method)) throw new NotAllowed();
    if (needed === 'lead') this.leadRight.require(member);
    if (this.marked(CONFIRMED, context)) await this.sessions.requireConfirmed(member.sessionId);
    request.deskMember = member;
    return true;
  }

  private marked(mark: string, context: ExecutionContext): boolean {
    return this.reflector.get<true | undefined>(mark, context.getHandler()) === true;
  }

  private async memberOf(request: Request): Promise<CurrentDeskMember> {
    if (!this.team.isOn) throw new ProblemError('not_found', 'There is nothing here');
    const session = await this.sessions.of(request);
    if (!session || session.awaitsPasskey) throw new SignedOut();
    const member = this.team.find(session.member);
    if (!member) {
      await this.sessions.end(session.id);
      throw new SignedOut();
    }
    // Automatic calls of the page do not extend the session.
    if (!isBackground(request)) await this.sessions.touch(session);
    return { ...member, sessionId: session.id, passkeyUsed: session.passkeyUsed };
  }
}

/** An EventSource reconnects by itself, and cannot send our header. */
const isBackground = (request: Request): boolean =>
  request.get(backgroundHeader) !== undefined || request.get('Accept') === 'text/event-stream';
