import { createInterface } from 'node:readline';
import { print, UsageError } from './program';

export const yesOption = { yes: { type: 'boolean', default: false } } as const;

interface Question {
  text: string;
  /** Confirmed by `--yes`. */
  yes: boolean;
  /**
   * Without a terminal: scripts may erase on request and undo an import; bookings are never cancelled without
   * confirmation.
   */
  withoutTerminal: 'refuse' | 'proceed';
}

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Asks for confirmation of an irreversible change.
 * @returns whether it was confirmed; any answer but `y` or `yes` is a no
 * @throws UsageError if there is no terminal and the command must not proceed
 */
export async function confirmed(
  { text, yes, withoutTerminal }: Question,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (yes || (!input.isTTY && withoutTerminal === 'proceed')) return true;
  if (!input.isTTY) throw new UsageError(`${text} Without a terminal, confirm with --yes.`);
  const lines = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    lines.question(`${text} [y/N] `, resolve);
    // End of input, or Ctrl-C.
    lines.once('close', () => resolve(''));
  });
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Prints that nothing was changed. @returns the exit code */
export function notDone(): number {
  print('Nothing was changed.');
  return 1;
}
