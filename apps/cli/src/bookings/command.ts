import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { Config } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';

/** Settings of the commands: those that mails to clients are written with. */
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

/** Database, settings and actor of a command. */
export interface CommandContext {
  context: BookingContext;
  config: Config<(typeof bookingSettings)[number] | 'DATABASE_URL'>;
  by: Actor;
}

/** Runs the command with its arguments read. @returns the exit code */
export type PreparedCommand = (surroundings: CommandContext) => Promise<number>;

export interface Command {
  /** Arguments behind its name, for the usage. */
  form: string;
  summary: string;
  /**
   * Reads the arguments behind the command's name, before a connection is opened.
   * @throws UsageError for invalid arguments
   */
  prepare: (rest: string[]) => PreparedCommand;
}
