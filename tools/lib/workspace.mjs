import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Data of the embedded parts: database, mails, logs. Inside the checkout, so that checkouts do not share it.
 * `MAINSTAGE_DATA` moves it, which lets a check start a second system beside a running one.
 */
export const dataDir = resolve(root, process.env.MAINSTAGE_DATA || '.data');

/** A path in the data directory; creates its folder, accessible for PostgreSQL's own user. */
export function dataPath(...parts) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  return join(dataDir, ...parts);
}

export const binary = (name) => join(root, 'node_modules', '.bin', name);

/** An error whose message is enough for the reader; it is printed without a stack. */
export class Trouble extends Error {
  name = 'Trouble';
}

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints an error: the message of a `Trouble`, otherwise the stack. */
export function printError(error) {
  process.stderr.write(`\n${error instanceof Trouble ? error.message : (error?.stack ?? error)}\n`);
}

/** Runs the main function of a command and exits with its exit code, or with 1 after an error. */
export async function main(run) {
  const code = await run().catch((error) => {
    printError(error);
    return 1;
  });
  process.exit(code);
}
