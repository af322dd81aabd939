import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { createMetrics } from './metrics';
import { reportSecurityEvent } from './security-event';

describe('a security event', () => {
  it('is a line that one search finds, and is counted', async () => {
    const stream = new PassThrough();
    const metrics = createMetrics();
    reportSecurityEvent(pino(stream), metrics, { name: 'failed-login', place: 'operators' });
    reportSecurityEvent(pino(stream), metrics, {
      name: 'operator-action',
      action: 'mail-retry',
      actor: 'ops',
      subject: 'id',
    });
    const lines = String(stream.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { event: 'security', name: 'failed-login', place: 'operators' },
      { event: 'security', name: 'operator-action', action: 'mail-retry', subject: 'id' },
    ]);
    const text = await metrics.registry.metrics();
    expect(text).toContain('failed_logins_total{place="operators"} 1');
    expect(text).toContain('operator_actions_total{action="mail-retry"} 1');
  });

  it('is a warning for wrong or too many credentials, and a note for a sign-in', () => {
    const stream = new PassThrough();
    const log = pino(stream);
    const metrics = createMetrics();
    reportSecurityEvent(log, metrics, { name: 'failed-login', place: 'desk' });
    reportSecurityEvent(log, metrics, { name: 'desk-session', action: 'throttled' });
    reportSecurityEvent(log, metrics, { name: 'desk-session', action: 'signed-in', subject: 'id' });
    const levels = String(stream.read())
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels).toEqual([40, 40, 30]);
  });
});
