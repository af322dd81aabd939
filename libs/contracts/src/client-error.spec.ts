import { clientErrorLimits, reportableMessage, reportablePath } from './client-error';
import { ClientErrorReport } from './client-error-report';
import { parseForm } from './validate';

describe('a report of a broken page', () => {
  it('names the page without query, fragment and token', () => {
    expect(reportablePath('/venues/skyline-stage?name=Ada#top')).toBe('/venues/skyline-stage');
    expect(reportablePath(`/webinar/join/${'a1B2'.repeat(20)}.x`)).toBe('/webinar/join/…');
    expect(reportablePath('')).toBe('/');
  });

  it('says what broke in one short line, without what was typed', () => {
    expect(reportableMessage('Cannot read\n  properties of undefined')).toBe('Cannot read properties of undefined');
    expect(reportableMessage('no answer for "ada@example.com" at /x?token=abc')).toBe(
      'no answer for "[address]" at /x?…',
    );
    expect(reportableMessage('call +49 30 5550100 failed, 12 times')).toBe('call [number] failed, 12 times');
    expect([...reportableMessage('🎭'.repeat(1000))]).toHaveLength(clientErrorLimits.message);
  });

  it('passes the rules that the server checks it by', () => {
    const report = {
      reference: 'K7QM-2XVD',
      page: reportablePath('/x'.repeat(500)),
      message: reportableMessage('🎭\u0000 '.repeat(1000)),
      build: 'a1b2',
    };
    expect(parseForm(ClientErrorReport, report).errors).toBeUndefined();
    expect(parseForm(ClientErrorReport, { ...report, email: 'ada@example.com' }).errors).toHaveLength(1);
  });
});
