import { types } from 'node:util';
import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss ends no process, and which ends when the server does not answer in time.
 *
 * PostgreSQL ends connections when it restarts, fails over or is told to, and the client then emits `error` besides
 * failing what it was doing; without a listener Node ends the process. A pool listens only while a client lies idle in
 * it, so every client here has a listener from its birth, whoever borrows it.
 *
 * After `query_timeout` the driver fails a statement but goes on waiting for its answer, so that whatever follows on the
 * connection, a ROLLBACK first of all, waits once more. Here the connection is closed instead: what follows fails at once,
 * and the pool throws the client away.
 */
export class GuardedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Nothing to do: the statement under way fails, and the pool throws the client away.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = query(...given);
      if (types.isPromise(answer)) answer.catch((error: unknown) => this.endAfterTimeout(error));
      return answer;
    }) as Client['query'];
  }

  private endAfterTimeout(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy();
  }
}
