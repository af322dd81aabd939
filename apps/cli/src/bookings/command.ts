import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { Config } from '@mainstage/config/load';

/** What every command works with. */
export interface CommandContext {
  context: BookingContext;
  config: Config<'NODE_ENV' | 'DATABASE_URL' | 'PUBLIC_URL' | 'APP_SECRET' | 'SALES_EMAIL'>;
  by: Actor;
}

/** Does what was read. @returns the exit code */
export type PreparedCommand = (surroundings: CommandContext) => Promise<number>;

export interface Command {
  /** What follows its name. */
  form: string;
  summary: string;
  /**
   * Reads what follows the command's name, before anything is connected.
   * @throws UsageError where it makes no sense
   */
  prepare: (rest: string[]) => PreparedCommand;
}
