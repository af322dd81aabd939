import type { EntityManager } from 'typeorm';
import { currentDatabaseTime } from './database-time';
import { DatabaseUnavailable } from './unavailable';

/** Between two looks at the database's clock, in milliseconds: this machine's own measure of time drifts by less. */
const lookEvery = 30_000;

/**
 * The database's time without asking for it each time: a look at its clock, and the time gone by since on a counter
 * that nobody can set. All processes decide by this one clock, so that a machine whose clock is wrong decides nothing
 * wrongly (docs/adr/0023-one-clock.md).
 */
export class DatabaseClock {
  /** The database's milliseconds since 1970 when the counter stood at 0. */
  private zero: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly manager: EntityManager) {}

  /** @throws DatabaseUnavailable before the first look */
  now(): Date {
    if (this.zero === undefined) throw new DatabaseUnavailable('The clock was not read yet');
    return new Date(this.zero + performance.now());
  }

  /**
   * Looks once, and from then on regularly.
   * @param first for the first look, where the data source is not open to others yet
   * @throws where the first look fails
   */
  async start(first = this.manager): Promise<void> {
    await this.look(first);
    this.timer ??= setInterval(() => void this.lookAgain().catch(() => undefined), lookEvery).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async lookAgain(): Promise<void> {
    await this.look(this.manager);
  }

  private async look(manager: EntityManager): Promise<void> {
    const asked = performance.now();
    const clock = await currentDatabaseTime(manager);
    // The database read its clock about halfway between question and answer.
    this.zero = clock.getTime() - (asked + performance.now()) / 2;
  }
}
