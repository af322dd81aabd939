import 'reflect-metadata';
import { BookingError } from '@mainstage/bookings/booking-error';
import { bookings } from './bookings/bookings';
import { desk } from './desk/desk';
import { deskAccess } from './operators/desk-access';
import { mails } from './operators/mails';
import { privacy } from './operators/privacy';
import { retention } from './operators/retention';
import { isUsageError, print, type Program } from './program';

const programs: Readonly<Record<string, Program | undefined>> = {
  mails,
  privacy,
  retention,
  bookings,
  desk,
  'desk-access': deskAccess,
};

const [name = '', ...args] = process.argv.slice(2);
const program = programs[name];

/** @returns the exit code: 2 for invalid arguments, 1 where something was not done */
async function run(): Promise<number> {
  if (!program) {
    process.stderr.write(`Which command: ${Object.keys(programs).join(', ')}?\n`);
    return 2;
  }
  if (args.includes('--help')) {
    print(program.usage);
    return 0;
  }
  try {
    return await program.run(args);
  } catch (error) {
    const usage = isUsageError(error);
    const message = usage
      ? error.message || program.usage
      : String(error instanceof BookingError ? error.message : (error as Error).stack);
    process.stderr.write(`${message}\n`);
    return usage ? 2 : 1;
  }
}

process.exitCode = await run();
