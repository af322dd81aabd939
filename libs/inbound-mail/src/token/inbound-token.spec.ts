// Rules: inbound.matching
import { randomBytes, randomUUID } from 'node:crypto';
import { toBase32 } from './base32';
import { inboundPurposes, InboundTokens, tokenLength } from './inbound-token';

const tokens = new InboundTokens('a-secret-of-the-test-that-is-long-enough');

describe('an inbound token', () => {
  it.each(inboundPurposes)('an inbound token for the purpose %s gives back its id in any letter case', (purpose) => {
    for (let round = 0; round < 200; round++) {
      const subject = { purpose, id: randomUUID() };
      const token = tokens.sign(subject);
      expect(token).toMatch(/^[a-z2-7]{42}$/);
      expect(tokens.read(token)).toEqual(subject);
      expect(tokens.read(token.toUpperCase())).toEqual(subject);
    }
  });

  it('fits the local part of an address and is the same each time', () => {
    const subject = { purpose: 'bounce', id: randomUUID() } as const;
    expect(`leads+${tokens.sign(subject)}`.length).toBeLessThanOrEqual(64);
    expect(tokens.sign(subject)).toBe(tokens.sign(subject));
  });

  it('shows neither the id nor which tokens belong to one lead', () => {
    const id = '01935b2e-0000-7000-8000-000000000001';
    const next = '01935b2e-0000-7000-8000-000000000002';
    expect(tokens.sign({ purpose: 'reply', id }).slice(0, 8)).not.toBe(
      tokens.sign({ purpose: 'reply', id: next }).slice(0, 8),
    );
  });

  it('is refused under another secret', () => {
    const token = new InboundTokens('another-secret-of-the-test-long-enough').sign({
      purpose: 'reply',
      id: randomUUID(),
    });
    expect(tokens.read(token)).toBeUndefined();
  });

  it('is refused in all of 10,000 forgeries: random, changed or of other purposes', () => {
    const real = tokens.sign({ purpose: 'reply', id: randomUUID() });
    const copy = tokens.sign({ purpose: 'copy', id: randomUUID() });
    const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
    let accepted = 0;
    for (let round = 0; round < 10_000; round++) {
      const place = round % tokenLength;
      const other = alphabet[(alphabet.indexOf(real.charAt(place)) + 1 + (round % 31)) % 32];
      const forged = [
        toBase32(randomBytes(26)),
        `${real.slice(0, place)}${other}${real.slice(place + 1)}`,
        `${real.slice(0, 26)}${copy.slice(26)}`,
        real.slice(0, place),
      ][round % 4] as string;
      if (tokens.read(forged)) accepted += 1;
    }
    expect(accepted).toBe(0);
  });

  it.each(['', '+', 'ä'.repeat(42), '1'.repeat(42), 'a'.repeat(42), `${'a'.repeat(41)}\0`])(
    'is refused as %j',
    (text) => expect(tokens.read(text)).toBeUndefined(),
  );
});
