import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(pbkdf2);

/**
 * Rounds of one guess, and the range of the right guess. A desktop computer takes half a second, a telephone some
 * seconds; the server computes one guess.
 */
const rounds = 20_000;
const guesses = { least: 50, most: 150 } as const;
const keyLength = 32;
/** Bytes of the key in the challenge; only the right guess yields the rest. */
const givenLength = 16;

/** The challenge, in the format of ALTCHA version 2. */
export interface Challenge {
  parameters: {
    algorithm: 'PBKDF2/SHA-256';
    cost: number;
    /** Seconds since 1970. */
    expiresAt: number;
    keyLength: number;
    /** Beginning of the key, in hex. */
    keyPrefix: string;
    keySignature: string;
    /** The password of a guess is the nonce followed by the guess as four bytes. */
    nonce: string;
    salt: string;
  };
  signature: string;
}

export interface Proof {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}

/** Makes a challenge; needs no storage. */
export async function makeChallenge(secret: string, expiresAt: Date): Promise<Challenge> {
  const nonce = randomBytes(16);
  const salt = randomBytes(16);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(randomInt(guesses.least, guesses.most));
  const key = await deriveKey(Buffer.concat([nonce, counter]), salt, rounds, keyLength, 'sha256');
  // In alphabetical order, in which they are signed.
  const parameters: Challenge['parameters'] = {
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    expiresAt: Math.floor(expiresAt.getTime() / 1000),
    keyLength,
    keyPrefix: key.subarray(0, givenLength).toString('hex'),
    keySignature: signed(secret, key),
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
  };
  return { parameters, signature: signed(secret, JSON.stringify(parameters)) };
}

/**
 * Verifies a proof of work.
 * @param text an untrusted `Proof` as JSON in Base64
 * @returns the challenge's id, by which a second use is detected; undefined if it is forged, expired or wrong
 */
export function verifyProof(secret: string, text: string, now: Date): string | undefined {
  const proof = read(text);
  const { parameters, signature } = proof?.challenge ?? {};
  const { derivedKey } = proof?.solution ?? {};
  if (typeof signature !== 'string' || typeof derivedKey !== 'string') return undefined;
  if (typeof parameters !== 'object' || parameters === null) return undefined;
  if (!same(signature, signed(secret, JSON.stringify(inOrder(parameters))))) return undefined;
  // The signature is valid: the parameters are trusted from here on.
  const { expiresAt, keySignature } = parameters as Challenge['parameters'];
  if (expiresAt * 1000 <= now.getTime()) return undefined;
  return same(keySignature, signed(secret, Buffer.from(derivedKey, 'hex'))) ? signature : undefined;
}

interface UnverifiedProof {
  challenge?: { parameters?: unknown; signature?: unknown };
  solution?: { derivedKey?: unknown };
}

function read(text: string): UnverifiedProof | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString()) as UnverifiedProof;
  } catch {
    return undefined;
  }
}

const inOrder = (parameters: object) =>
  Object.fromEntries(Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1)));

const signed = (secret: string, text: string | Buffer) =>
  createHmac('sha256', secret).update('proof-of-work ').update(text).digest('hex');

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
