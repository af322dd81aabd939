import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss ends no process. PostgreSQL ends connections when it restarts, fails over or is told to, and
 * the client then emits `error` besides failing what it was doing; without a listener Node ends the process. A pool
 * listens only while a client lies idle in it, so every client here has a listener from its birth, whoever borrows it.
 */
export class GuardedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // Nothing to do: the statement under way fails by itself, and the pool throws the client away.
    this.on('error', () => undefined);
  }
}
