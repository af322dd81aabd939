import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger';

/** Routes NestJS's log messages through our logger, so that a process writes one kind of line. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** NestJS lists its modules and routes at length, which is useful for debugging only. */
  log(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  fatal(message: unknown, ...details: unknown[]): void {
    this.write('fatal', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    this.write('error', message, details);
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.write('warn', message, details);
  }

  debug(message: unknown, ...details: unknown[]): void {
    this.write('debug', message, details);
  }

  verbose(message: unknown, ...details: unknown[]): void {
    this.write('trace', message, details);
  }

  /** NestJS passes the context last, and before it the stack of an error. */
  private write(level: 'fatal' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, details: unknown[]): void {
    const context = details.at(-1);
    const stack = details.length > 1 ? details[0] : undefined;
    const fields = {
      ...(typeof context === 'string' && { context }),
      ...(typeof stack === 'string' && { stack }),
      ...(message instanceof Error && { err: message }),
    };
    this.logger[level](fields, message instanceof Error ? message.message : String(message));
  }
}
