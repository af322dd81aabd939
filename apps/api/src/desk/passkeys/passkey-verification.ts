import { DeskPasskey } from '@mainstage/desk/entities/desk-passkey';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Repository } from 'typeorm';
import { PasskeyChallenges } from './passkey-challenges';
import { RelyingParty } from './relying-party';

export interface PasskeyOwner {
  sessionId: string;
  member: string;
}

/** Verifies a passkey of a member by a challenge that is valid once, in one session. */
@Injectable()
export class PasskeyVerification {
  constructor(
    @InjectRepository(DeskPasskey) private readonly passkeys: Repository<DeskPasskey>,
    private readonly party: RelyingParty,
    private readonly challenges: PasskeyChallenges,
  ) {}

  async options({ sessionId, member }: PasskeyOwner): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const known = await this.passkeys.findBy({ member });
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'required',
    });
    await this.challenges.keep(sessionId, options.challenge);
    return options;
  }

  /** Whether the response is signed by one of the member's passkeys for the session's challenge, which it uses up. */
  async isShown(answer: AuthenticationResponseJSON, { sessionId, member }: PasskeyOwner): Promise<boolean> {
    const challenge = await this.challenges.take(sessionId);
    const passkey = await this.passkeys.findOneBy({ id: answer.id, member });
    const counter = challenge && passkey ? await this.verifiedCounter(answer, challenge, passkey) : undefined;
    if (!passkey || counter === undefined) return false;
    await this.passkeys.update(passkey.id, { counter: String(counter), lastUsedAt: () => 'now()' });
    return true;
  }

  /** @returns the new signature counter; undefined if the response is wrong, or the counter reveals a copied key */
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
      // The library's messages quote the input.
      return undefined;
    }
  }
}
