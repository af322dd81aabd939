import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { end, identityOf } from '../lib/processes.mjs';
import { dataPath, say, Trouble } from '../lib/workspace.mjs';

const file = () => dataPath('run.json');
const runs = ({ pid, identity }) => identity !== undefined && identityOf(pid) === identity;

function read() {
  try {
    return existsSync(file()) ? JSON.parse(readFileSync(file(), 'utf8')) : undefined;
  } catch {
    // Interrupted while it was written.
    return undefined;
  }
}

/** Records the processes of this run, so that the next start can stop those that a killed one left. */
export function recordRun(parts) {
  const known = (pid, name) => ({ name, pid, identity: identityOf(pid) });
  const record = { start: known(process.pid, 'start'), parts: parts.map(({ name, child }) => known(child.pid, name)) };
  writeFileSync(file(), JSON.stringify(record, null, 2));
}

export function forgetRun() {
  rmSync(file(), { force: true });
}

/**
 * Stops the parts that a killed start left running.
 * @throws Trouble if another start of this checkout still runs
 */
export async function endLeftOvers() {
  const record = read();
  if (!record) return;
  if (record.start.pid !== process.pid && runs(record.start))
    throw new Trouble(`Mainstage already runs from this checkout (process ${record.start.pid}): end it first.`);
  const left = record.parts.filter(runs);
  if (left.length > 0)
    say(`An earlier start was killed: ending what it left running (${left.map(({ name }) => name).join(', ')}).`);
  for (const { pid } of left) await end(pid, ['SIGTERM', 'SIGKILL'], 15_000);
  forgetRun();
}
