import type { Duplex } from 'node:stream';

class SilentLine extends Error {
  override readonly name = 'SilentLine';
  constructor(milliseconds: number) {
    super(`Nothing was heard on the line for ${milliseconds} ms`);
  }
}

/**
 * Closes a connection, with an error for its owner, after a time without data. An unreachable host or a NAT that lost
 * the connection closes nothing: without this, requests on it would wait for a quarter of an hour.
 * @param stream a TCP or TLS socket; anything else is ignored
 * @param milliseconds longer than any response may take
 */
export function endWhenSilent(stream: Duplex, milliseconds: number): void {
  if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => stream.destroy(new SilentLine(milliseconds)));
}
