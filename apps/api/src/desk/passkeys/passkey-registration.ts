import { DeskPasskey } from '@mainstage/database/entities/desk-passkey';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Repository } from 'typeorm';
import { ValidationFailed } from '../../http/problem-error';
import type { CurrentDeskMember } from '../desk.guard';
import { RecentSignInRequired } from '../desk.errors';
import { DeskSessions } from '../session/desk-sessions';
import type { NewPasskey } from './passkey.dto';
import { PasskeyChallenges } from './passkey-challenges';
import { RelyingParty } from './relying-party';

/**
 * Adds passkeys of a member, and takes them away. Both want a sign-in of the last minutes, and end the member's other sessions,
 * so that a session which somebody else has opened cannot lock its owner out.
 */
@Injectable()
export class PasskeyRegistration {
  constructor(
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
    private readonly sessions: DeskSessions,
    private readonly security: SecurityLog,
  ) {}

  /** @throws RecentSignInRequired */
  async options({ email, name, sessionId }: CurrentDeskMember): Promise<PublicKeyCredentialCreationOptionsJSON> {
    await this.requireRecent(sessionId);
    const known = await this.passkeys.findBy({ member: email });
    const options = await generateRegistrationOptions({
      rpName: this.party.name,
      rpID: this.party.id,
      userID: this.party.userIdOf(email),
      userName: email,
      userDisplayName: name,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    await this.challenges.keep(sessionId, options.challenge);
    return options;
  }

  /** @throws ValidationFailed where the browser's answer does not fit the options @throws RecentSignInRequired */
  async add({ email, sessionId }: CurrentDeskMember, { name, response }: NewPasskey): Promise<void> {
    await this.requireRecent(sessionId);
    const challenge = await this.challenges.take(sessionId);
    const credential = challenge === undefined ? undefined : await this.verified(response, challenge);
    if (!credential || (await this.passkeys.existsBy({ id: credential.id }))) throw unusable();
    await this.passkeys.insert({
      id: credential.id,
      member: email,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: credential.transports ?? [],
      name,
    });
    await this.sessions.endOthers(email, sessionId);
    this.security.report({ name: 'desk-session', action: 'passkey-added', subject: sessionId });
  }

  /** @returns whether the member had such a passkey @throws RecentSignInRequired */
  async remove({ email, sessionId }: CurrentDeskMember, id: string): Promise<boolean> {
    await this.requireRecent(sessionId);
    const removed = await this.passkeys.delete({ id, member: email });
    if (!removed.affected) return false;
    await this.sessions.endOthers(email, sessionId);
    this.security.report({ name: 'desk-session', action: 'passkey-removed', subject: sessionId });
    return true;
  }

  private async verified(response: NewPasskey['response'], expectedChallenge: string) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: this.party.origin,
        expectedRPID: this.party.id,
      });
      return registrationInfo?.credential;
    } catch {
      // Its messages quote what was sent.
      return undefined;
    }
  }

  private async requireRecent(sessionId: string): Promise<void> {
    if (!(await this.sessions.isRecent(sessionId))) throw new RecentSignInRequired();
  }
}

const unusable = () =>
  new ValidationFailed([
    { field: 'response', code: 'invalid_key', message: 'This passkey cannot be added; try again' },
  ]);
