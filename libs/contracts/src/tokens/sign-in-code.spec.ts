import { randomUUID } from 'node:crypto';
import { signInCode } from './sign-in-code';

const secret = 'a-secret-of-the-test-that-is-long-enough';

describe('the code of a sign-in', () => {
  it('is the same six digits each time, and others for another request or secret', () => {
    const id = randomUUID();
    expect(signInCode(secret, id)).toMatch(/^\d{6}$/);
    expect(signInCode(secret, id)).toBe(signInCode(secret, id));
    expect(signInCode(secret, id)).not.toBe(signInCode(secret, randomUUID()));
    expect(signInCode(secret, id)).not.toBe(signInCode(`${secret}!`, id));
  });

  it('uses the whole range, small numbers with their zeros', () => {
    const codes = Array.from({ length: 5000 }, () => signInCode(secret, randomUUID()));
    for (const digit of '0123456789') expect(codes.some((code) => code.startsWith(digit))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4950);
  });
});
