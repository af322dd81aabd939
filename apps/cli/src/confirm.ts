import { createInterface } from 'node:readline';
import { print, UsageError } from './program';

/** Option that answers the question of a command in advance. */
export const yesOption = { yes: { type: 'boolean', default: false } } as const;

interface Question {
  text: string;
  /** The person has agreed by `--yes`. */
  yes: boolean;
  /** Scripts erase on request and undo an import; nothing cancels a booking without a person. */
  withoutTerminal: 'refuse' | 'proceed';
}

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Asks before something that cannot be undone.
 * @returns whether the person agrees; anything but `y` or `yes` is a no
 * @throws UsageError where nobody can be asked and the command must not proceed
 */
export async function confirmed(
  { text, yes, withoutTerminal }: Question,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (yes || (!input.isTTY && withoutTerminal === 'proceed')) return true;
  if (!input.isTTY) throw new UsageError(`${text} Nobody can be asked without a terminal: add --yes.`);
  const lines = createInterface({ input, output });
  const answer = await new Promise<string>((resolve) => {
    lines.question(`${text} [y/N] `, resolve);
    // End of input, or Ctrl-C.
    lines.once('close', () => resolve(''));
  });
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Says that the person did not agree. @returns the exit code */
export function notDone(): number {
  print('Nothing was changed.');
  return 1;
}
