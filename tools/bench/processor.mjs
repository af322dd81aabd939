import { readdirSync, readFileSync } from 'node:fs';

/** @returns the fields of /proc/<pid>/stat after the program's name, or undefined if there is no such process */
function fieldsOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds of processor time that a process has used so far, on Linux; NaN elsewhere. Unlike elapsed time, they
 * hardly depend on the machine's other load.
 * @param {number} pid
 */
export function processorMs(pid) {
  const fields = fieldsOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : NaN;
}

/**
 * The same for a process and its children, including those that have ended and were waited for: a PostgreSQL server is
 * one process for each connection.
 * @param {number} pid
 */
export function familyMs(pid) {
  const own = fieldsOf(pid);
  if (!own) return NaN;
  const ended = (Number(own[13]) + Number(own[14])) * 10;
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(name)?.[1] === String(pid));
  return children.reduce((sum, child) => sum + (processorMs(child) || 0), processorMs(pid) + ended);
}

/**
 * The postmaster of a server that a client is connected to; NaN if it is not on this machine.
 * @param {import('pg').Client} client
 */
export async function postmasterOf(client) {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  return Number(fieldsOf(rows[0].pid)?.[1] ?? NaN);
}
