import { enqueueAccountNotice } from '@mainstage/desk/team/account-notice';
import type { DeskSession } from '@mainstage/desk/entities/desk-session';
import { Mail } from '@mainstage/database/entities/mail';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { SignedOut, SignInFailed } from '../desk.errors';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { DeskSessions } from '../session/desk-sessions';
import { PasskeyVerification } from './passkey-verification';

/** Second factor: a member who has a passkey uses it after link or code, and only then is signed in. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly team: SalesTeam,
    private readonly verification: PasskeyVerification,
    private readonly sessions: DeskSessions,
    private readonly security: SecurityLog,
  ) {}

  /** @throws SignedOut without link or code before */
  async options(request: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id, member } = await this.awaiting(request);
    return this.verification.options({ sessionId: id, member });
  }

  /** Replaces the pending session by a new one. @throws SignInFailed, SignedOut */
  async signIn(answer: AuthenticationResponseJSON, request: Request, response: Response): Promise<void> {
    const { id, member } = await this.awaiting(request);
    if (!(await this.verification.isShown(answer, { sessionId: id, member }))) {
      this.security.report({ name: 'failed-login', place: 'desk' });
      await this.notifyOnce(member, id);
      throw new SignInFailed();
    }
    await this.sessions.open(request, response, { member, awaitsPasskey: false, passkeyUsed: true });
  }

  private async awaiting(request: Request): Promise<DeskSession> {
    const session = await this.sessions.of(request);
    if (!session?.awaitsPasskey || !this.team.find(session.member)) throw new SignedOut();
    return session;
  }

  /** Somebody has access to the member's mail but not to the passkey. Sends one mail for each use of link or code. */
  private async notifyOnce(member: string, sessionId: string): Promise<void> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(Mail, { kind: 'desk-wrong-passkey', leadId: sessionId })) return;
    await enqueueAccountNotice(manager, 'desk-wrong-passkey', member, sessionId);
  }
}
