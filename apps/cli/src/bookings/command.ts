import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { Config } from '@mainstage/config/load';

/** What every command works with. */
export interface CommandContext {
  context: BookingContext;
  config: Config<'NODE_ENV' | 'DATABASE_URL' | 'PUBLIC_URL' | 'APP_SECRET' | 'SALES_EMAIL'>;
  by: Actor;
}

export interface Command {
  /** What follows its name. */
  form: string;
  summary: string;
  /** @returns the exit code @throws UsageError where what follows makes no sense */
  run: (surroundings: CommandContext, rest: string[]) => Promise<number>;
}
