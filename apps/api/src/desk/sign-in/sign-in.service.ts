import { currentTime } from '@mainstage/contracts/clock';
import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
import { signInMinutes } from '@mainstage/desk/desk-pages';
import { InjectConfig } from '@mainstage/nest/injection';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { Repository } from 'typeorm';
import type { ApiConfig } from '../../config';
import { OtherBrowser, SignInFailed } from '../desk.errors';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { DeskCookie, hashOf, newToken } from '../session/desk-cookie';
import { DeskSessions } from '../session/desk-sessions';
import { inEqualTime } from './equal-time';
import { type SignInOutcome, SignInRequests } from './sign-in-requests';
import { SignInThrottle } from './sign-in-throttle';
import type { SignInStepAnswer } from '@mainstage/contracts/desk/session';

/** Signs members in by the link in the mail, in the browser that requested it, or by the code in any other. */
@Injectable()
export class SignInService {
  private readonly cookie: DeskCookie;

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly team: SalesTeam,
    private readonly requests: SignInRequests,
    private readonly throttle: SignInThrottle,
    private readonly sessions: DeskSessions,
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
    private readonly security: SecurityLog,
  ) {
    this.cookie = new DeskCookie('sign-in', config.PUBLIC_URL, 'strict');
  }

  /**
   * Sends a member a mail. Strangers get the same response, after the same time.
   * @throws ProblemError `rate_limited`
   */
  request(email: string, request: Request, response: Response): Promise<void> {
    return inEqualTime(async () => {
      await this.throttle.admit('request', request.ip ?? '', email);
      // The same for all mails of a browser, so that the link of the first one works there, too.
      const browser = this.cookie.read(request) ?? newToken();
      const member = this.team.find(email)?.email ?? null;
      await this.requests.create(member, hashOf(browser));
      this.security.report({ name: 'desk-session', action: 'link-requested' });
      this.cookie.set(response, browser, signInMinutes * 60_000);
    });
  }

  /** @throws ProblemError `sign_in_failed`, `other_browser`, `rate_limited` */
  async byLink(token: string, request: Request, response: Response): Promise<SignInStepAnswer> {
    await this.throttle.admit('link', request.ip ?? '');
    const read = readToken(this.config.APP_SECRET, 'desk-sign-in', token, currentTime());
    if (typeof read === 'string') throw this.failed();
    const browser = this.cookie.read(request);
    const outcome = await this.requests.useLink(read.subject, browser === undefined ? undefined : hashOf(browser));
    return this.open(outcome, request, response);
  }

  /**
   * Takes the same time whether the address is a member's or not.
   * @throws ProblemError `sign_in_failed`, `rate_limited`
   */
  byCode(email: string, code: string, request: Request, response: Response): Promise<SignInStepAnswer> {
    return inEqualTime(async () => {
      await this.throttle.admit('code', request.ip ?? '', email);
      const outcome = await this.requests.useCode(email.toLowerCase(), code);
      return this.open(outcome, request, response);
    });
  }

  private async open(outcome: SignInOutcome, request: Request, response: Response): Promise<SignInStepAnswer> {
    if (outcome === 'other-browser') throw new OtherBrowser();
    // A member who was removed in the meantime is not signed in.
    const member = outcome === 'failed' ? undefined : this.team.find(outcome.member);
    if (!member) throw this.failed();
    this.cookie.clear(response);
    const awaitsPasskey = await this.passkeys.existsBy({ member: member.email });
    await this.sessions.open(request, response, { member: member.email, awaitsPasskey, passkeyUsed: false });
    return { next: awaitsPasskey ? 'passkey' : 'desk' };
  }

  private failed(): SignInFailed {
    this.security.report({ name: 'failed-login', place: 'desk' });
    return new SignInFailed();
  }
}
