import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { NestLogger } from './nest-logger';

describe('NestLogger', () => {
  it('keeps message, context and stack apart', () => {
    const stream = new PassThrough();
    const logger = new NestLogger(pino({ level: 'trace' }, stream));
    logger.error('went wrong', 'Error: went wrong\n  at x', 'ExceptionsHandler');
    logger.warn('careful', 'Router');
    const [error, warning] = String(stream.read())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(error).toMatchObject({
      msg: 'went wrong',
      context: 'ExceptionsHandler',
      stack: expect.stringContaining('at x'),
    });
    expect(warning).toMatchObject({ msg: 'careful', context: 'Router' });
    expect(warning).not.toHaveProperty('stack');
  });
});
