import { types } from 'node:util';
import { Client, type ClientConfig } from 'pg';

/**
 * A client whose loss does not end the process, and which closes the connection when the server does not respond in
 * time. PostgreSQL ends connections when it restarts or fails over, and the client then emits `error` besides failing
 * its statement; without a listener Node ends the process. A pool listens only while a client is idle, so every client
 * here has a listener from the start. After `query_timeout` the driver fails a statement but keeps waiting for its
 * response, so that the next statement, usually a ROLLBACK, waits as long again. Here the connection is closed instead:
 * later statements fail immediately, and the pool discards the client.
 */
export class GuardedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Nothing to do: the current statement fails, and the pool discards the client.
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
