import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** Flags of authenticator data (WebAuthn, 6.1). */
const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

/** Faults of an authenticator. */
interface Behaviour {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  challenge?: string;
  counter?: number;
}

/** An authenticator with one ES256 key, as a browser presents it. */
export class SoftwarePasskey {
  readonly id = base64url(randomBytes(32));
  private readonly privateKey: KeyObject;
  private readonly coseKey: Uint8Array;
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // Key type EC2, algorithm ES256, curve P-256, coordinates (RFC 9053).
    const entries: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ];
    this.coseKey = isoCBOR.encode(new Map(entries));
  }

  register({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON, wrong: Behaviour = {}): RegistrationResponseJSON {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.coseKey]);
    const authData = Buffer.concat([this.authenticatorData(rp.id ?? '', flags.attested, wrong), attested]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.credential,
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  authenticate(
    { challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON,
    wrong: Behaviour = {},
  ): AuthenticationResponseJSON {
    this.counter = wrong.counter ?? this.counter + 1;
    const authData = this.authenticatorData(rpId, 0, wrong);
    const clientData = this.clientData('webauthn.get', challenge, wrong);
    const signed = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]));
    return {
      ...this.credential,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signed.sign(this.privateKey)),
      },
    };
  }

  private get credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  private authenticatorData(rpId: string, more: number, wrong: Behaviour): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = wrong.userVerified === false ? 0 : flags.userVerified;
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.of(flags.userPresent | verified | more), counter]);
  }

  private clientData(type: string, challenge: string, wrong: Behaviour): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
