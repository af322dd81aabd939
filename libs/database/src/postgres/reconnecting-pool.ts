import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { ConnectTimeout, isConnectTimeout } from './connect-timeout';

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * A pool that connects even on an overloaded machine. Callers wait no longer than `connectionTimeoutMillis`, which ends
 * their attempts as well; so after one that timed out the pool makes one attempt of its own, with a longer limit each
 * time, and its connection serves the next caller. A pool of one connection makes no such attempt.
 */
export class ReconnectingPool extends Pool {
  private readonly timeout: ConnectTimeout;
  private connecting = false;

  constructor(config: PoolConfig & { connectionTimeoutMillis: number }) {
    super(config);
    this.timeout = new ConnectTimeout(2 * config.connectionTimeoutMillis);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback) return super.connect().catch((error: unknown) => this.connectAfter(error));
    super.connect((error, client, done) => {
      if (isConnectTimeout(error)) void this.connectInBackground();
      callback(error, client, done);
    });
  }

  private connectAfter(error: unknown): never {
    if (isConnectTimeout(error)) void this.connectInBackground();
    throw error;
  }

  private async connectInBackground(): Promise<void> {
    // This attempt must not take the last place from callers, whose own attempts succeed earlier once the server
    // responds.
    if (this.connecting || this.ending || this.totalCount + 1 >= this.options.max) return;
    this.connecting = true;
    try {
      (await this.connectWithin(this.timeout.ms)).release();
      this.timeout.succeeded();
    } catch (error) {
      this.timeout.failed(error);
    } finally {
      this.connecting = false;
    }
  }

  /** The pool reads the limit synchronously, so that no other attempt gets it. */
  private connectWithin(ms: number): Promise<PoolClient> {
    const usualMs = this.options.connectionTimeoutMillis;
    this.options.connectionTimeoutMillis = ms;
    try {
      return super.connect();
    } finally {
      this.options.connectionTimeoutMillis = usualMs;
    }
  }
}
