import { DeskPasskey } from '@mainstage/database/entities/desk-passkey';
import type { DeskSession } from '@mainstage/database/entities/desk-session';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { Repository } from 'typeorm';
import { SignedOut, SignInFailed } from '../desk.errors';
import { DeskTeam } from '../desk-team';
import { DeskSessions } from '../session/desk-sessions';
import { PasskeyChallenges } from './passkey-challenges';
import { RelyingParty } from './relying-party';

/** The second factor: whoever has a passkey shows it after link or code, and only then is signed in. */
@Injectable()
export class PasskeySignInService {
  constructor(
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
    private readonly team: DeskTeam,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly sessions: DeskSessions,
    private readonly security: SecurityLog,
  ) {}

  /** @throws SignedOut without link or code before */
  async options(request: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const session = await this.awaiting(request);
    const known = await this.passkeys.findBy({ member: session.member });
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'required',
    });
    await this.challenges.keep(session.id, options.challenge);
    return options;
  }

  /** Opens a session of its own in place of the one that waited. @throws SignInFailed, SignedOut */
  async signIn(answer: AuthenticationResponseJSON, request: Request, response: Response): Promise<void> {
    const { id, member } = await this.awaiting(request);
    const challenge = await this.challenges.take(id);
    const passkey = await this.passkeys.findOneBy({ id: answer.id, member });
    const counter = challenge && passkey ? await this.verifiedCounter(answer, challenge, passkey) : undefined;
    if (!passkey || counter === undefined) {
      this.security.report({ name: 'failed-login', place: 'desk' });
      throw new SignInFailed();
    }
    await this.passkeys.update(passkey.id, { counter: String(counter), lastUsedAt: () => 'now()' });
    await this.sessions.open(request, response, { member, awaitsPasskey: false, passkeyUsed: true });
  }

  private async awaiting(request: Request): Promise<DeskSession> {
    const session = await this.sessions.of(request);
    if (!session?.awaitsPasskey || !this.team.find(session.member)) throw new SignedOut();
    return session;
  }

  /** @returns the new signature counter; undefined where the answer is wrong, or the counter shows a copy of the key */
  private async verifiedCounter(
    response: AuthenticationResponseJSON,
    expectedChallenge: string,
    { id, publicKey, counter }: DeskPasskey,
  ): Promise<number | undefined> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
        credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch {
      // Its messages quote what was sent.
      return undefined;
    }
  }
}
