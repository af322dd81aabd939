import { pbkdf2Sync } from 'node:crypto';
import { type Challenge, makeChallenge, type Proof, provenBy } from './proof-of-work';

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

  it('counts when the work was done, under a name of its own', () => {
    expect(provenBy(secret, packed({ challenge, solution }), now)).toBe(challenge.signature);
    expect(solution.counter).toBeGreaterThanOrEqual(50);
  });

  it('counts no more when its time is over, or for another secret', () => {
    expect(provenBy(secret, packed({ challenge, solution }), later)).toBeUndefined();
    expect(provenBy('another', packed({ challenge, solution }), now)).toBeUndefined();
  });

  it('is not made by changing what was asked for, or by what was told', () => {
    const { parameters } = challenge;
    for (const changed of [{ expiresAt: 9e9 }, { cost: 1 }, { keyPrefix: '00' }, { more: 1 }])
      expect(
        provenBy(
          secret,
          packed({ challenge: { ...challenge, parameters: { ...parameters, ...changed } }, solution }),
          now,
        ),
      ).toBeUndefined();
    const told = { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') };
    expect(provenBy(secret, packed({ challenge, solution: told }), now)).toBeUndefined();
  });

  it.each([
    '',
    'ask',
    '%%%',
    packed(null),
    packed([]),
    packed({ challenge: null }),
    packed({ challenge: { parameters: 1, signature: '' } }),
  ])('of %j is none', (text) => expect(provenBy(secret, text, now)).toBeUndefined());
});
