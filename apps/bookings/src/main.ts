import 'reflect-metadata';
import { userInfo } from 'node:os';
import { BookingError } from '@mainstage/bookings/booking-error';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createDataSource } from '@mainstage/database/data-source';
import { commands, usage } from './commands';

const config = loadConfigOrExit(['NODE_ENV', 'DATABASE_URL', 'PUBLIC_URL', 'APP_SECRET', 'SALES_EMAIL']);
const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];

/** @returns the exit code: 2 where the command was not understood, 1 where the calendar refused */
async function run(): Promise<number> {
  if (!command) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const source = createDataSource(config.DATABASE_URL, { poolSize: 4, applicationName: 'mainstage-bookings' });
  try {
    const desk = { manager: (await source.initialize()).manager };
    return await command.run({ desk, config, by: `${userInfo().username} by command line` }, rest);
  } catch (error) {
    const known = error instanceof BookingError || error instanceof TypeError;
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
    return error instanceof TypeError ? 2 : 1;
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}

process.exitCode = await run();
