import { enqueueAccountNotice } from '@mainstage/desk/team/account-notice';
import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
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
import { DeskSessions } from '../session/desk-sessions';
import type { NewPasskey } from './passkey.dto';
import { PasskeyChallenges } from './passkey-challenges';
import { RelyingParty } from './relying-party';

/**
 * Adds and removes passkeys of a member. Both end the member's other sessions, so that a hijacked session cannot lock
 * the owner out, and are reported to the member by mail.
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

  async options({ email, name, sessionId }: CurrentDeskMember): Promise<PublicKeyCredentialCreationOptionsJSON> {
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

  /** @throws ValidationFailed if the browser's response does not match the options */
  async add({ email, sessionId }: CurrentDeskMember, { name, response }: NewPasskey): Promise<void> {
    const challenge = await this.challenges.take(sessionId);
    const credential = challenge === undefined ? undefined : await this.verified(response, challenge);
    if (!credential || (await this.passkeys.existsBy({ id: credential.id }))) throw unusable();
    const { id, publicKey, counter, transports = [] } = credential;
    await this.passkeys.manager.transaction(async (own) => {
      const key = { publicKey: Buffer.from(publicKey), counter: String(counter), transports };
      await own.insert(DeskPasskey, { id, member: email, name, ...key });
      await enqueueAccountNotice(own, 'desk-passkey-added', email, sessionId);
    });
    await this.sessions.endOthers(email, sessionId);
    this.security.report({ name: 'desk-session', action: 'passkey-added', subject: sessionId });
  }

  /** @returns whether the member had such a passkey */
  async remove({ email, sessionId }: CurrentDeskMember, id: string): Promise<boolean> {
    const removed = await this.passkeys.manager.transaction(async (own) => {
      const { affected } = await own.delete(DeskPasskey, { id, member: email });
      if (affected) await enqueueAccountNotice(own, 'desk-passkey-removed', email, sessionId);
      return affected;
    });
    if (!removed) return false;
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
      // The library's messages quote the input.
      return undefined;
    }
  }
}

const unusable = () =>
  new ValidationFailed([
    { field: 'response', code: 'invalid_key', message: 'This passkey cannot be added; try again' },
  ]);
