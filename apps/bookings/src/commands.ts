import type { Command } from './command';
import { changes } from './commands/changes';
import { demo } from './commands/demo';
import { feeds } from './commands/feeds';
import { importing } from './commands/import';
import { listing } from './commands/list';

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
