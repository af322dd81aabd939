import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { Config } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';

/** What the commands read: all that a mail to a client is written with. */
export const bookingSettings = [
  'NODE_ENV',
  'PUBLIC_URL',
  'APP_SECRET',
  'SALES_EMAIL',
  'SALES_TEAM',
  'MAIL_FROM',
  'OPS_PORT',
  'OPS_URL',
] as const satisfies readonly SettingName[];

/** What every command works with. */
export interface CommandContext {
  context: BookingContext;
  config: Config<(typeof bookingSettings)[number] | 'DATABASE_URL'>;
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
