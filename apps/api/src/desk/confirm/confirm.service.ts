import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Response } from 'express';
import { Repository } from 'typeorm';
import { PasskeyRequired, SignInFailed } from '../desk.errors';
import type { CurrentDeskMember } from '../desk.guard';
import { PasskeyVerification } from '../passkeys/passkey-verification';
import { DeskSessions } from '../session/desk-sessions';
import { SignInRequests } from '../sign-in/sign-in-requests';
import { SignInThrottle } from '../sign-in/sign-in-throttle';

/** Re-authenticates a signed-in member before a sensitive call: by passkey, or by code if they have none. */
@Injectable()
export class ConfirmService {
  constructor(
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
    private readonly verification: PasskeyVerification,
    private readonly requests: SignInRequests,
    private readonly throttle: SignInThrottle,
    private readonly sessions: DeskSessions,
    private readonly security: SecurityLog,
  ) {}

  options({ email, sessionId }: CurrentDeskMember): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.verification.options({ sessionId, member: email });
  }

  /** @throws SignInFailed */
  async byPasskey(
    { email, sessionId }: CurrentDeskMember,
    answer: AuthenticationResponseJSON,
    response: Response,
  ): Promise<void> {
    if (!(await this.verification.isShown(answer, { sessionId, member: email }))) throw this.failed();
    await this.sessions.confirm(response, sessionId, { passkeyUsed: true });
  }

  /**
   * @param code from a mail requested as for signing in
   * @throws PasskeyRequired if the member has a passkey, because a mailbox is the weaker factor; SignInFailed,
   * ProblemError `rate_limited`
   */
  async byCode({ email, sessionId }: CurrentDeskMember, code: string, ip: string, response: Response): Promise<void> {
    if (await this.passkeys.existsBy({ member: email })) throw new PasskeyRequired();
    await this.throttle.admit('confirm', ip, sessionId);
    if ((await this.requests.useCode(email, code)) === 'failed') throw this.failed();
    await this.sessions.confirm(response, sessionId, {});
  }

  private failed(): SignInFailed {
    this.security.report({ name: 'failed-login', place: 'desk' });
    return new SignInFailed();
  }
}
