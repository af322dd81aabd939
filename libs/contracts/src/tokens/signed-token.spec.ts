import { createHmac } from 'node:crypto';
import { readToken, signToken } from './signed-token';

const secret = 'a-secret-of-the-test-that-is-long-enough';
const of = { subject: '7f7e1a2c-0000-4000-8000-000000000001', round: 2 };

describe('a signed token', () => {
  it('returns what was signed', () => {
    for (const subject of [
      of.subject,
      'event-planners',
      'contact 7f7e1a2c-0000-4000-8000-000000000001',
      `take ${of.subject} ü key`,
      '',
    ])
      for (const round of [0, 1, 65_535])
        expect(readToken(secret, 'gate', signToken(secret, 'gate', { subject, round }))).toEqual({ subject, round });
  });
  it('is short enough for a link that is shown', () => {
    expect(signToken(secret, 'newsletter-confirm', of, new Date())).toHaveLength(55);
  });
  it('is read as signed before the short form', () => {
    const body = Buffer.from(JSON.stringify({ p: 'webinar-join', s: of.subject, r: 2, e: 2_000_000_000 })).toString(
      'base64url',
    );
    const token = `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
    expect(readToken(secret, 'webinar-join', token)).toEqual({ ...of, expiresAt: new Date(2_000_000_000_000) });
    expect(readToken(secret, 'webinar-join', token, new Date(2_000_000_000_000))).toBe('expired');
    for (const mangled of [`${token}x`, `x${token}`, `${token}.x`, token.slice(1)])
      expect(readToken(secret, 'webinar-join', mangled)).toBe('invalid');
    expect(readToken(secret, 'webinar-seat', token)).toBe('invalid');
  });
  it('is invalid under another secret, for another purpose and when mangled', () => {
    const token = signToken(secret, 'newsletter-confirm', of);
    expect(readToken(`${secret}x`, 'newsletter-confirm', token)).toBe('invalid');
    expect(readToken(secret, 'newsletter-unsubscribe', token)).toBe('invalid');
    for (const mangled of ['', '.', 'x.y', `${token}x`, `${token}=`, `${token}.x`, token.slice(1)])
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
