import { LogOutput } from './log-output';
import { createLogger } from './logger';
import { createMetrics } from './metrics';

/** An output on which some writes fail, and the log upon it. */
function failing(fail: () => string | undefined) {
  let text = '';
  const output = new LogOutput((bytes) => {
    const code = fail();
    if (code) throw Object.assign(new Error(code), { code });
    text += Buffer.from(bytes).toString();
    return bytes.length;
  });
  const logger = createLogger('test', 'info', output);
  return { logger, lines: () => text.split('\n').filter(Boolean) };
}

const dropped = async () => {
  const text = await createMetrics().registry.metrics();
  return Number(/^log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
};

describe('the logger', () => {
  it.each(['ENOSPC', 'EPIPE', 'EIO'])(
    'drops and counts lines on %s, and reports it once writing works again',
    async (code) => {
      let broken = true;
      const { logger, lines } = failing(() => (broken ? code : undefined));
      const before = await dropped();
      for (let count = 0; count < 3; count += 1) logger.info('lost');
      expect(await dropped()).toBe(before + 3);
      broken = false;
      logger.info('first');
      logger.info('second');
      const entries = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(entries.map(({ msg }) => msg)).toEqual([
        'first',
        'log lines were lost; it can be written again',
        'second',
      ]);
      expect(entries[1]).toMatchObject({ level: 'warn', dropped: 3, code });
    },
  );

  it('starts a new line after one that was written partly', () => {
    let room = 20;
    let text = '';
    const output = new LogOutput((bytes) => {
      if (room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      const some = bytes.subarray(0, room);
      text += Buffer.from(some).toString();
      room -= some.length;
      return some.length;
    });
    const logger = createLogger('test', 'info', output);
    logger.info('cut');
    room = 10_000;
    logger.info('whole');
    const [first, second, third] = text.trimEnd().split('\n');
    expect(first).toHaveLength(20);
    expect(JSON.parse(second ?? '')).toMatchObject({ msg: 'whole' });
    expect(JSON.parse(third ?? '')).toMatchObject({ dropped: 1 });
  });

  it('keeps lines in order for a reader that is slow for a moment', async () => {
    let busy = 2;
    const { logger, lines } = failing(() => (busy-- > 0 ? 'EAGAIN' : undefined));
    logger.info('first');
    logger.info('second');
    for (const latest = Date.now() + 10_000; lines().length < 2 && Date.now() < latest;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines().map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['first', 'second']);
  });
});
