import type { Actor, Desk } from '@mainstage/bookings/desk';
import type { Config } from '@mainstage/config/load';
import { changes } from './commands/changes';
import { demo } from './commands/demo';
import { feeds } from './commands/feeds';
import { importing } from './commands/import';
import { listing } from './commands/list';

export interface Surroundings {
  desk: Desk;
  config: Config<'NODE_ENV' | 'DATABASE_URL' | 'PUBLIC_URL' | 'APP_SECRET' | 'SALES_EMAIL'>;
  by: Actor;
}

export interface Command {
  /** What follows its name. */
  form: string;
  says: string;
  /** @returns the exit code @throws TypeError where what follows makes no sense */
  run: (surroundings: Surroundings, rest: string[]) => Promise<number>;
}

export const commands: Readonly<Record<string, Command | undefined>> = {
  ...listing,
  ...changes,
  ...importing,
  ...feeds,
  ...demo,
};

export const usage = [
  'npm run bookings -- <command>',
  '',
  ...Object.entries(commands).map(([name, command]) => `  ${`${name} ${command!.form}`.padEnd(52)} ${command!.says}`),
].join('\n');
