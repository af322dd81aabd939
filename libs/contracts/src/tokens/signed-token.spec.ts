import { readToken, signToken } from './signed-token';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const of = { subject: '7f7e1a2c-0000-4000-8000-000000000001', round: 2 };

describe('a signed token', () => {
  it('returns what was signed', () => {
    expect(readToken(secret, 'webinar-join', signToken(secret, 'webinar-join', of))).toEqual(of);
  });
  it('is invalid under another secret, for another purpose and when mangled', () => {
    const token = signToken(secret, 'newsletter-confirm', of);
    expect(readToken(`${secret}x`, 'newsletter-confirm', token)).toBe('invalid');
    expect(readToken(secret, 'newsletter-unsubscribe', token)).toBe('invalid');
    for (const mangled of ['', '.', 'x.y', `${token}x`, `${token}.x`, token.slice(1)])
      expect(readToken(secret, 'newsletter-confirm', mangled)).toBe('invalid');
  });
  it('expires', () => {
    const token = signToken(secret, 'newsletter-confirm', of, new Date('2026-01-02T00:00:00Z'));
    expect(readToken(secret, 'newsletter-confirm', token, new Date('2026-01-01T23:59:59Z'))).toEqual({
      ...of,
      expiresAt: new Date('2026-01-02T00:00:00Z'),
    });
    expect(readToken(secret, 'newsletter-confirm', token, new Date('2026-01-02T00:00:00Z'))).toBe('expired');
  });
});
