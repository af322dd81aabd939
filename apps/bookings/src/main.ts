import { userInfo } from 'node:os';
import { Refused } from '@mainstage/bookings/refused';
import { loadConfigOrExit } from '@mainstage/config/load';
import { Pool } from 'pg';
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
  const pool = new Pool({ connectionString: config.DATABASE_URL, max: 4, application_name: 'mainstage-bookings' });
  pool.on('error', () => undefined);
  try {
    const desk = { pool };
    return await command.run({ desk, config, by: `${userInfo().username} by command line` }, rest);
  } catch (error) {
    const known = error instanceof Refused || error instanceof TypeError;
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack ?? error)}\n`);
    return error instanceof TypeError ? 2 : 1;
  } finally {
    await pool.end();
  }
}

process.exitCode = await run();
