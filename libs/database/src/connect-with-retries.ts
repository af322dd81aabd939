import { isConnectTimeout } from './postgres/connect-timeout';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from './data-source';
import { pgbouncerHint } from './pgbouncer-hint';
import { workerTimeouts } from './timeouts';

/** Milliseconds that successive attempts may take. */
const attemptsMs: readonly number[] = [5000, 15_000, 60_000];

/**
 * Opens a data source for a command that ends. Retries with a longer time-out when connecting timed out, because an
 * overloaded machine responds eventually.
 * @throws any other error immediately, such as a refused password
 */
export async function connectWithRetries(
  url: string,
  { timeouts = workerTimeouts, ...options }: DatabaseOptions,
  connectTimeoutsMs = attemptsMs,
): Promise<DataSource> {
  const [connect = 0, ...longer] = connectTimeoutsMs;
  try {
    return await createDataSource(url, { ...options, timeouts: { ...timeouts, connect } }).initialize();
  } catch (error) {
    if (isConnectTimeout(error) && longer.length > 0) return connectWithRetries(url, { ...options, timeouts }, longer);
    const hint = pgbouncerHint(error);
    throw hint ? new Error(hint, { cause: error }) : error;
  }
}
