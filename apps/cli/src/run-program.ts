import { BookingError } from '@mainstage/bookings/booking-error';
import { bookings } from './bookings/bookings';
import { desk } from './desk/desk';
import { deskAccess } from './operators/desk-access';
import { mails } from './operators/mails';
import { privacy } from './operators/privacy';
import { retention } from './operators/retention';
import { print, type Program, unknownCommand, UsageError } from './program';

const programs: Readonly<Record<string, Program | undefined>> = {
  mails,
  privacy,
  retention,
  bookings,
  desk,
  'desk-access': deskAccess,
};

/**
 * Runs a program of the command line.
 * @param args its name and its arguments
 * @returns the exit code: 1 for invalid arguments or if something was not done
 */
export async function runProgram([name = '', ...args]: string[]): Promise<number> {
  const program = programs[name];
  if (args.includes('--help')) {
    print(program?.usage ?? Object.keys(programs).join('\n'));
    return 0;
  }
  try {
    if (!program) throw unknownCommand(name, Object.keys(programs));
    return await program.run(args);
  } catch (error) {
    process.stderr.write(`${wordsOf(error, program)}\n`);
    return 1;
  }
}

/** Error text, followed by the usage for invalid arguments. */
function wordsOf(error: unknown, program: Program | undefined): string {
  if (error instanceof UsageError) return program ? `${error.message}\n\n${program.usage}` : error.message;
  return error instanceof BookingError ? error.message : String((error as Error).stack);
}
