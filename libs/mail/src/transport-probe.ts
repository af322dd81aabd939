import { setTimeout as delay } from 'node:timers/promises';
import type { SmtpSession } from './transport-session';

/**
 * Resolves when the server greets a fresh connection. Where it stays quiet another one is made beside the first, which may
 * be on a line that was forgotten; a server that is slow to greet keeps its time.
 * @param open makes a connection
 * @param quietMs milliseconds until another one is made
 * @throws what the first says that fails
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
