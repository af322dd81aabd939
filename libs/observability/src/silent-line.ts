import type { Duplex } from 'node:stream';

/** A connection was ended because nothing was heard on it for too long. */
class SilentLine extends Error {
  override readonly name = 'SilentLine';
  constructor(milliseconds: number) {
    super(`Nothing was heard on the line for ${milliseconds} ms`);
  }
}

/**
 * Ends a connection, with an error for its owner, on which nothing was said for so long. A host that is gone or a NAT
 * that forgot the line closes nothing: without this, whoever waits for an answer on it waits for a quarter of an hour.
 * @param stream a socket, of TCP or TLS; anything else is left alone
 * @param milliseconds longer than any answer may take
 */
export function endWhenSilent(stream: Duplex, milliseconds: number): void {
  if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => stream.destroy(new SilentLine(milliseconds)));
}
