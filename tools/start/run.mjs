import { installDependencies } from '../lib/dependencies.mjs';
import { checkNodeVersion } from '../lib/node-version.mjs';
import { main, printError, say } from '../lib/workspace.mjs';
import { closingBlock } from './closing-block.mjs';
import { endLeftOvers, forgetRun, recordRun } from './run-record.mjs';

const INTERRUPTED = 'interrupted';

/** Resolves at the first Ctrl-C; each further one calls `force`. */
function interruption(force) {
  let requested = false;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => {
        if (requested) return void force();
        requested = true;
        resolve(INTERRUPTED);
      });
  });
}

/** Prerequisites of building and starting. */
async function prepare(system) {
  await installDependencies();
  await system.checkSettings();
}

/** Runs the system until it is interrupted (exit code 0) or a part is given up (exit code 1). */
async function serve(system, build, notes, interrupted) {
  try {
    say('Building what changed, starting …');
    if ((await Promise.race([system.start(build()), interrupted])) !== INTERRUPTED) {
      const breakIt = await system.startBreakItPage();
      const { given, site, worker, mailbox, inbound } = system;
      say(closingBlock({ given, site, worker, mailbox, inbound, breakIt, notes }));
      const loss = await Promise.race([system.keepAlive(), interrupted]);
      if (loss !== INTERRUPTED) throw loss;
    }
    say('\nEnding in order: API, worker, mailbox, database …');
    await system.stop();
    say('Everything has ended; the data stays.');
    return 0;
  } catch (error) {
    printError(error);
    await system.stop();
    return 1;
  } finally {
    forgetRun();
  }
}

/**
 * A command that installs, checks settings, builds, starts everything, prints the addresses, and stops all parts in
 * order on Ctrl-C.
 * @param {{ system: import('./system.mjs').RunningSystem, build: () => Promise<void>, notes?: string[] }} command
 * notes: shown below the addresses
 */
export const runUntilInterrupted = ({ system, build, notes = [] }) =>
  main(async () => {
    checkNodeVersion();
    // A closed terminal must not prevent stopping the parts in order.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    const interrupted = interruption(async () => {
      say('Ending at once.');
      await system.kill();
      forgetRun();
      process.exit(130);
    });
    await endLeftOvers();
    recordRun([]);
    if ((await Promise.race([prepare(system).finally(forgetRun), interrupted])) === INTERRUPTED) return 130;
    recordRun([]);
    return serve(system, build, notes, interrupted);
  });
