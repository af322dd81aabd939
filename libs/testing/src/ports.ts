import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports, and apart from those of the throwaway PostgreSQL servers. */
const FIRST = 10_000;
const LAST = 19_999;
/** Refused by fetch and by browsers, whatever listens there (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED = 10_080;

const somePort = (): number => randomInt(FIRST, LAST + 1);

/** Ports already returned: two servers that start one after the other must not get the same. */
const promised = new Set<number>();

/**
 * A port that is free on every address of this machine and was not returned to this process before.
 * @throws Error if a hundred random ports were all taken
 */
export async function freePort(randomPort = somePort): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomPort();
    if (port === BLOCKED || promised.has(port)) continue;
    promised.add(port);
    // A server on 127.0.0.1 does not block `::` on every system, so both are checked.
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '::'))) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}.`);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 refuses `::`, which is irrelevant for the port.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(!['EADDRINUSE', 'EACCES'].includes(error.code ?? '')),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
