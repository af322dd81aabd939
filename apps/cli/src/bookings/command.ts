import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import type { Config } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';

/** Settings of the commands, including those for mails to clients. */
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

export interface CommandContext {
  context: BookingContext;
  config: Config<(typeof bookingSettings)[number] | 'DATABASE_URL'>;
  by: Actor;
}

export type PreparedCommand = (surroundings: CommandContext) => Promise<number>;

export interface Command {
  /** Arguments after the command's name, for the usage. */
  form: string;
  summary: string;
  /**
   * Reads the arguments after the command's name, before a connection is opened.
   * @throws UsageError for invalid arguments
   */
  prepare: (rest: string[]) => PreparedCommand;
}
