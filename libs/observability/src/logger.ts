import { pino, stdTimeFunctions, type Logger } from 'pino';
import { fault } from './fault';
import { LogOutput } from './log-output';

export type { Logger } from 'pino';

/**
 * JSON lines on standard output. They contain nothing personal: ids, kinds and outcomes, never an address or a text.
 * Lines that cannot be written (the disk is full, nobody reads) are dropped, counted in the metrics, and reported once
 * writing works again.
 * @param name the app, such as `worker`
 * @param level the least important level that is still written
 * @param output destination of the lines; standard output by default
 */
export function createLogger(name: string, level: string, output = new LogOutput()): Logger {
  const options = {
    name,
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: fault },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = pino(options, output);
  output.onRecovery = (dropped, code) => logger.warn({ dropped, code }, 'log lines were lost; it can be written again');
  return logger;
}
