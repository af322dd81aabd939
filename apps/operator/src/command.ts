import 'reflect-metadata';
import { type Config, loadConfigOrExit } from '@mainstage/config/load';
import { createDataSource } from '@mainstage/database/data-source';
import type { EntityManager } from 'typeorm';

/** The author of recorded actions. */
export const actor = 'command line';

const settings = ['NODE_ENV', 'DATABASE_URL', 'APP_SECRET'] as const;

export interface Context {
  manager: EntityManager;
  config: Config<(typeof settings)[number]>;
  /** Prints a line. */
  say: (text: string) => void;
}

/** The arguments are invalid; the message is the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Runs one command on the database and ends the process: 0 where it returned true, 1 where something was not done, 2
 * for invalid arguments.
 */
export async function runCommand(run: (context: Context) => Promise<boolean>): Promise<void> {
  const config = loadConfigOrExit(settings);
  const source = createDataSource(config.DATABASE_URL, { poolSize: 2, applicationName: 'mainstage-operator' });
  try {
    await source.initialize();
    const say = (text: string) => void process.stdout.write(`${text}\n`);
    process.exitCode = (await run({ manager: source.manager, config, say })) ? 0 : 1;
  } catch (error) {
    const known = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    process.stderr.write(`${known ? (error as Error).message : String((error as Error).stack)}\n`);
    process.exitCode = known ? 2 : 1;
  } finally {
    if (source.isInitialized) await source.destroy();
  }
}
