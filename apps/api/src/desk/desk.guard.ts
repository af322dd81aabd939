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

/** Who makes a call of the sales desk. */
export interface CurrentDeskMember extends TeamMailbox {
  sessionId: string;
  /** Whether the second factor was given in this session. */
  passkeyUsed: boolean;
}

declare module 'http' {
  interface IncomingMessage {
    /** Set by DeskGuard. */
    deskMember?: CurrentDeskMember;
  }
}

const reading = ['GET', 'HEAD'];

/**
 * Admits members of the sales team who are signed in, as far as their right reaches: `read` changes nothing, and what is
 * marked with `@DeskRights('lead')` is for `lead` alone. Who has left SALES_TEAM is signed out.
 */
@Injectable()
export class DeskGuard implements CanActivate {
  constructor(
    protected readonly team: SalesTeam,
    private readonly sessions: DeskSessions,
    private readonly leadRight: LeadRight,
    private readonly reflector: Reflector,
  ) {}

  /** @throws ProblemError `not_found` where there is no desk, `signed_out`, `not_allowed`, `passkey_required`, `recent_sign_in_required` */
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
    // What the page does automatically extends no session.
    if (!isBackground(request)) await this.sessions.touch(session);
    return { ...member, sessionId: session.id, passkeyUsed: session.passkeyUsed };
  }
}

/** An EventSource opens its stream again whenever that ends, and can send no header of ours. */
const isBackground = (request: Request): boolean =>
  request.get(backgroundHeader) !== undefined || request.get('Accept') === 'text/event-stream';
