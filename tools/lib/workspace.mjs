import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the checkout lies. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * What the embedded parts keep: database, mails, logs. Inside the checkout, so that checkouts do not meet.
 * `MAINSTAGE_DATA` moves it, which lets a check start a second set of parts beside a running one.
 */
export const dataDir = resolve(root, process.env.MAINSTAGE_DATA || '.data');

/** A path in the data directory; its folder exists afterwards, open enough for PostgreSQL's own user. */
export function dataPath(...parts) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  return join(dataDir, ...parts);
}

/** A program that npm installed with the dependencies. */
export const binary = (name) => join(root, 'node_modules', '.bin', name);

/** An error whose message is all the reader needs; it is printed without a stack. */
export class Trouble extends Error {
  name = 'Trouble';
}

/** Prints one line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints what went wrong: a `Trouble` as its sentence, anything else with its stack. */
export function printError(error) {
  process.stderr.write(`\n${error instanceof Trouble ? error.message : (error?.stack ?? error)}\n`);
}

/** Runs the main function of a command and ends the process with the exit code it gives, or with 1 and what went wrong. */
export async function main(run) {
  const code = await run().catch((error) => {
    printError(error);
    return 1;
  });
  process.exit(code);
}
