/** A sub-command of the command-line program, such as `mails` or `bookings`. */
export interface Program {
  usage: string;
  /**
   * @param args what follows the program's name
   * @returns the exit code: 0, or 1 where something was not done
   * @throws UsageError for invalid arguments
   */
  run: (args: string[]) => Promise<number>;
}

/** The arguments are invalid. Without a message the program's usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether the message is all that the person at the terminal needs: wrong arguments, also for `parseArgs` of Node.js. */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Prints a line. */
export const print = (text: string) => void process.stdout.write(`${text}\n`);
