import { Writable } from 'node:stream';
import { pino } from 'pino';
import { warnOfPlaceholders } from './warn-of-placeholders';

function warningsOf(environment: string, open: readonly string[]): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(text: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(text)) as Record<string, unknown>);
      done();
    },
  });
  warnOfPlaceholders(environment, pino({ level: 'warn' }, stream), open);
  return lines;
}

describe('a start with legal pages that nobody has filled in', () => {
  it('unfilled legal pages warns once in production and names what is open', () => {
    const warnings = warningsOf('production', ['vatId', 'hosting']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ placeholders: ['vatId', 'hosting'] });
    expect(warnings[0]?.['msg']).toContain('vatId, hosting');
  });

  it('warns of nothing elsewhere, nor where nothing is open', () => {
    expect(warningsOf('test', ['vatId'])).toEqual([]);
    expect(warningsOf('production', [])).toEqual([]);
  });
});
