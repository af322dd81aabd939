import type { Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

export interface QuietTimes {
  /** Milliseconds without a new connection that count as quiet. */
  quietMs: number;
  /** Milliseconds after which the wait ends in any case. */
  withinMs: number;
}

/** Maximum milliseconds of an event loop turn that counts as idle. */
const idleTurnMs = 0.2;

/**
 * Accepts connections until none has arrived for `quietMs`, and returns right after an idle turn of the event loop.
 * Closing a listening socket resets the connections in its accept queue, whose clients may have sent a request already.
 * Node accepts one of them a turn, so the queue is empty after an idle turn without a new connection.
 *
 * @returns false if that did not happen within `withinMs`
 */
export async function acceptQueueEmpty(server: Server, { quietMs, withinMs }: QuietTimes): Promise<boolean> {
  const began = performance.now();
  let connectedAt = began;
  const noteConnection = () => {
    connectedAt = performance.now();
  };
  server.on('connection', noteConnection);
  try {
    let turn = began;
    while (turn - began < withinMs) {
      await nextTurn();
      const now = performance.now();
      if (now - connectedAt > quietMs && now - turn < idleTurnMs) return true;
      turn = now;
    }
    return false;
  } finally {
    server.off('connection', noteConnection);
  }
}
