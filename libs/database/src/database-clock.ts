import type { EntityManager } from 'typeorm';
import { currentDatabaseTime } from './database-time';
import { DatabaseUnavailable } from './unavailable';

/**
 * Milliseconds between two reads of the database's clock; the monotonic clock of this machine drifts little in that
 * time.
 */
const readEveryMs = 30_000;

/**
 * The database's time without a query per call: the last reading plus the time elapsed on the monotonic clock. All
 * processes use this one clock, so that a machine with a wrong clock does no harm (docs/adr/0023-one-clock.md).
 */
export class DatabaseClock {
  /** Database time in milliseconds since 1970 at which the monotonic clock was 0. */
  private zero: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly manager: EntityManager) {}

  /** @throws DatabaseUnavailable before the first reading */
  now(): Date {
    if (this.zero === undefined) throw new DatabaseUnavailable('The database clock was not read yet');
    return new Date(this.zero + performance.now());
  }

  /**
   * Reads the clock once, and from then on regularly.
   * @param first manager for the first reading, if the data source is not open to others yet
   * @throws Error if the first reading fails
   */
  async start(first = this.manager): Promise<void> {
    await this.look(first);
    this.timer ??= setInterval(() => void this.lookAgain().catch(() => undefined), readEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async lookAgain(): Promise<void> {
    await this.look(this.manager);
  }

  private async look(manager: EntityManager): Promise<void> {
    const before = performance.now();
    const clock = await currentDatabaseTime(manager);
    // The database reads its clock about halfway between query and response.
    this.zero = clock.getTime() - (before + performance.now()) / 2;
  }
}
