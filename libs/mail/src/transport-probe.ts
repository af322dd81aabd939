import { setTimeout as delay } from 'node:timers/promises';
import type { SmtpSession } from './transport-session';

/**
 * Resolves when the server greets a new connection. If it stays silent, another one is opened in parallel, because the
 * first may be stale; a slow server still has its full time limit.
 * @param open opens a connection
 * @param quietMs milliseconds until another one is opened
 * @throws the error of the first failed attempt
 */
export async function probe(open: (signal: AbortSignal) => Promise<SmtpSession>, quietMs: number): Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const ask = async (): Promise<void> => (await open(signal)).quit();
  const askOnceMore = async (): Promise<void> => {
    await delay(quietMs, undefined, { signal });
    return Promise.race([ask(), askOnceMore()]);
  };
  try {
    await Promise.race([ask(), askOnceMore()]);
  } finally {
    end.abort();
  }
}
