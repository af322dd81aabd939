import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Identity of a process beyond its id, which the system reuses: start time and command line.
 * @returns {string | undefined} undefined if no such process runs
 */
export function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return undefined;
  }
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
      );
    // After the name in brackets: state is field 1, the start time in clock ticks since boot field 20.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`;
  } catch {
    return undefined;
  }
}

/** Waits until the process has ended. @returns {Promise<boolean>} false after `timeoutMs` milliseconds */
export async function isGone(pid, timeoutMs) {
  const identity = identityOf(pid);
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(50))
    if (identityOf(pid) === undefined || identityOf(pid) !== identity) return true;
  return identity === undefined;
}

/** Ends a process that is not our child, with each signal in turn. */
export async function end(pid, signals, timeoutMs) {
  for (const signal of signals) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await isGone(pid, timeoutMs)) return;
  }
}
