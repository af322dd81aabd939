import { parseMessage } from '../parse/parse-message';
import { failedChecks } from './failed-checks';

const failed = async (...headers: string[]) => {
  const lines = headers.map((header) => `Authentication-Results: ${header}\n`).join('');
  return failedChecks(await parseMessage(Buffer.from(`${lines}From: a@b.example\n\nx`)), 'mx.venue.example');
};

describe('failed checks of a sender', () => {
  it.each([
    ['mx.venue.example; dmarc=fail header.from=b.example', 'dmarc=fail'],
    ['MX.venue.example 1; spf=fail (not permitted; dmarc=pass) smtp.mailfrom=b.example;\n\tdkim=none', 'spf=fail'],
    ['mx.venue.example; spf=softfail; dkim=fail; dmarc=fail (p=none)', 'dkim=fail, dmarc=fail, spf=softfail'],
    ['mx.venue.example; dkim=pass header.d=evil.example; spf=pass; dmarc=fail', 'dmarc=fail'],
    ['mx.venue.example; dkim = permerror; spf=none', 'dkim=permerror'],
  ])('are read from %j', async (header, expected) => expect(await failed(header)).toBe(expected));

  it.each([
    'mx.venue.example; spf=pass; dkim=pass; dmarc=pass',
    'mx.venue.example; spf=fail; dkim=pass; dmarc=pass',
    'mx.venue.example; spf=fail; dkim=pass; dmarc=none',
    'mx.venue.example; spf=none; dkim=none',
    'mx.venue.example; none',
    'mx.other.example; dmarc=fail',
    'mx.venue.example.evil.example; dmarc=fail',
    '',
  ])('are none in %j', async (header) => expect(await failed(header)).toBeUndefined());

  it('are those of the upper header, which the server wrote itself', async () => {
    const [bad, good] = ['mx.venue.example; dmarc=fail', 'mx.venue.example; dmarc=pass'];
    expect(await failed(bad, good)).toBe('dmarc=fail');
    expect(await failed(good, bad)).toBeUndefined();
  });

  it('are unknown where no server is trusted', async () => {
    const message = await parseMessage(Buffer.from('Authentication-Results: mx; dmarc=fail\nFrom: a@b.example\n\nx'));
    expect(failedChecks(message, undefined)).toBeUndefined();
  });
});
