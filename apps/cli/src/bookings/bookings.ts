import { userInfo } from 'node:os';
import { type Program, unknownCommand } from '../program';
import { withDatabase } from '../with-database';
import { changes } from './changes';
import { bookingSettings, type Command } from './command';
import { demo } from './demo';
import { feeds } from './feeds';
import { importing } from './import';
import { listing } from './list';

const commands: Readonly<Record<string, Command | undefined>> = {
  ...listing,
  ...changes,
  ...importing,
  ...feeds,
  ...demo,
};

export const bookings: Program = {
  usage: [
    'npm run bookings -- <command>',
    '',
    ...Object.entries(commands).map(
      ([name, command]) => `  ${`${name} ${command!.form}`.padEnd(52)} ${command!.summary}`,
    ),
  ].join('\n'),
  run: async ([name = '', ...rest]) => {
    const command = commands[name];
    if (!command) throw unknownCommand(name, Object.keys(commands));
    const prepared = command.prepare(rest);
    return withDatabase(bookingSettings, ({ manager, config }) =>
      prepared({ context: { manager }, config, by: `${userInfo().username} by command line` }),
    );
  },
};
