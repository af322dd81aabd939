import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsOfCommand = NonNullable<ParseArgsConfig['options']>;

/** A group of commands, such as `mails` or `bookings`. */
export interface Program {
  usage: string;
  /**
   * @param args the arguments after the program's name
   * @returns the exit code: 0, or 1 if something was not done
   * @throws UsageError for invalid arguments, before anything is connected
   */
  run: (args: string[]) => Promise<number>;
}

/** Invalid arguments. The message says which one and why; the program prints its usage below it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses the arguments of a command.
 * @param most maximum number of positional arguments
 * @throws UsageError for an unknown option, an option without its value, or too many arguments
 */
export function readArguments<const Options extends OptionsOfCommand>(
  args: string[],
  options: Options,
  most: number,
): { values: ReturnType<typeof parseArgs<{ options: Options }>>['values']; words: string[] } {
  const { values, positionals } = parsed(args, options);
  const extra = positionals[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  return { values, words: positionals };
}

function parsed<const Options extends OptionsOfCommand>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // The further sentences of Node.js are about arguments that begin with a dash.
    throw new UsageError(`${message.split(/\. |\n/, 1)[0]!.replace(/\.$/, '')}.`, { cause: error });
  }
}

export const unknownCommand = (name: string, known: readonly string[]): UsageError =>
  new UsageError(
    name ? `Unknown command "${name}"; commands: ${known.join(', ')}.` : `Give a command: ${known.join(', ')}.`,
  );

export const print = (text: string) => void process.stdout.write(`${text}\n`);
