import { pino, stdTimeFunctions, type Logger } from 'pino';
import { fault } from './fault';

export type { Logger } from 'pino';

/**
 * JSON lines on standard output. Nothing personal is passed to it: ids, kinds and outcomes, never an address or a text.
 * @param name the app, such as `worker`
 * @param level the least important level that is still written
 */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: fault },
    formatters: { level: (label) => ({ level: label }) },
  });
}
