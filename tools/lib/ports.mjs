import { createServer } from 'node:net';
import { Trouble } from './workspace.mjs';

/** A server on 127.0.0.1 does not block `::` on every system, so a port is free only if it is free on each address. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::'];

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 refuses `::`, which is irrelevant for the port.
    server.once('error', (error) => resolve(!['EADDRINUSE', 'EACCES'].includes(error.code)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export async function isFree(port) {
  for (const host of HOSTS) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * The first free port from `first` on.
 * @param {number} first
 * @param {Set<number>} taken ports reserved in this run; the result is added
 */
export async function nextFreePort(first, taken = new Set()) {
  for (let port = first; port < Math.min(first + 200, 65_536); port += 1)
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  throw new Trouble(`No free port from ${first} on: close some program that listens there.`);
}
