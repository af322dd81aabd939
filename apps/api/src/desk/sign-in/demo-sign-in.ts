import { demoTeam, salesTeam } from '@mainstage/config/sales-team';
import type { SignInOptions } from '@mainstage/contracts/desk/session';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { DeskSessions } from '../session/desk-sessions';

/** Signs a member of the demo team in by one click: only outside production, and only if no own team is configured. */
@Injectable()
export class DemoSignIn {
  private readonly members: SignInOptions['demo'];

  constructor(
    @InjectConfig() { NODE_ENV }: ApiConfig,
    team: SalesTeam,
    private readonly sessions: DeskSessions,
  ) {
    const isDemo = NODE_ENV !== 'production' && JSON.stringify(team.members) === JSON.stringify(salesTeam(demoTeam));
    this.members = isDemo ? team.members.map(({ name, email }) => ({ name, email })) : [];
  }

  options(): SignInOptions {
    return { demo: this.members };
  }

  /** @throws ProblemError `not_found` in all other cases */
  async signIn(email: string, request: Request, response: Response): Promise<void> {
    const member = this.members.find((some) => some.email === email.toLowerCase());
    if (!member) throw new ProblemError('not_found', 'There is nothing here');
    await this.sessions.open(request, response, { member: member.email, awaitsPasskey: false, passkeyUsed: false });
  }
}
