/** @jest-environment node */
import { pbkdf2Sync } from 'node:crypto';
import { prove } from './prove';

const nonce = '00112233445566778899aabbccddeeff';
const salt = 'ffeeddccbbaa99887766554433221100';
const keyOf = (counter: number) => {
  const password = Buffer.from(nonce + counter.toString(16).padStart(8, '0'), 'hex');
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), 10, 32, 'sha256').toString('hex');
};
const challengeWith = (changes: object = {}) => ({
  code: 'proof_required',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyLength: 32,
      keyPrefix: keyOf(7).slice(0, 32),
      nonce,
      salt,
      ...changes,
    },
    signature: 'as it came',
  },
});

describe('a proof of work', () => {
  it('is the server’s challenge with the number that solves it', async () => {
    const proof: unknown = JSON.parse(atob(await prove(challengeWith())));
    expect(proof).toEqual({ challenge: challengeWith().challenge, solution: { counter: 7, derivedKey: keyOf(7) } });
  });

  it.each([undefined, {}, { challenge: {} }, challengeWith({ algorithm: 'ARGON2ID' })])(
    'is not tried where nothing known is requested: %j',
    async (problem) => {
      await expect(prove(problem)).rejects.toThrow('not known');
    },
  );
});
