import { pbkdf2Sync } from 'node:crypto';
import { type Challenge, makeChallenge, type Proof, verifyProof } from './proof-of-work';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const now = new Date('2026-07-01T09:00:00Z');
const later = new Date('2026-07-01T09:10:00Z');

function solve({ parameters }: Challenge): Proof['solution'] {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters;
  for (let counter = 0; ; counter++) {
    const guess = Buffer.alloc(4);
    guess.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), guess]);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (key.startsWith(keyPrefix)) return { counter, derivedKey: key };
  }
}

const packed = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64');

describe('a proof of work', () => {
  let challenge: Challenge;
  let solution: Proof['solution'];
  beforeAll(async () => {
    challenge = await makeChallenge(secret, later);
    solution = solve(challenge);
  });

  it('is valid when the work was done, and identifies its challenge', () => {
    expect(verifyProof(secret, packed({ challenge, solution }), now)).toBe(challenge.signature);
    expect(solution.counter).toBeGreaterThanOrEqual(50);
  });

  it('is invalid after its time, or under another secret', () => {
    expect(verifyProof(secret, packed({ challenge, solution }), later)).toBeUndefined();
    expect(verifyProof('another', packed({ challenge, solution }), now)).toBeUndefined();
  });

  it('cannot be made by changing the challenge, or from the given part of the key', () => {
    const { parameters } = challenge;
    for (const changed of [{ expiresAt: 9e9 }, { cost: 1 }, { keyPrefix: '00' }, { more: 1 }])
      expect(
        verifyProof(
          secret,
          packed({ challenge: { ...challenge, parameters: { ...parameters, ...changed } }, solution }),
          now,
        ),
      ).toBeUndefined();
    const forged = { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') };
    expect(verifyProof(secret, packed({ challenge, solution: forged }), now)).toBeUndefined();
  });

  it.each([
    '',
    'ask',
    '%%%',
    packed(null),
    packed([]),
    packed({ challenge: null }),
    packed({ challenge: { parameters: 1, signature: '' } }),
  ])('is invalid when it is %j', (text) => expect(verifyProof(secret, text, now)).toBeUndefined());
});
