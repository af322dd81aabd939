import { within } from '@mainstage/observability/within';
import type { ImapFlow } from 'imapflow';

/** The mail server did not do what it was asked; the message says why, in words for operators. */
export class ImapRefusal extends Error {
  override readonly name = 'ImapRefusal';
  /** How many bytes of the message came. */
  readonly bytes: number | undefined;
  /** Whether answers on this connection can no longer be told apart. */
  readonly endsConnection: boolean;

  constructor(reason: string, { bytes, endsConnection = false }: { bytes?: number; endsConnection?: boolean } = {}) {
    super(reason);
    this.bytes = bytes;
    this.endsConnection = endsConnection;
  }
}

/**
 * An answer of the server in time.
 * @param milliseconds after which the server counts as silent
 * @param command for operators
 * @throws ImapRefusal with what the server said
 */
export async function asked<Answer>(
  client: ImapFlow,
  milliseconds: number,
  command: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await within(milliseconds, command, send());
  } catch (error) {
    if (error instanceof ImapRefusal) throw error;
    const silent = (error as Error).name === 'TimedOut';
    throw new ImapRefusal(`${command}: ${reasonOf(error)}`, { endsConnection: silent || !client.usable });
  }
}

/** What an error of the connection says: the server's own words where it gave any, never "Command failed". */
export function reasonOf(error: unknown): string {
  const { message, authenticationFailed, responseText, responseStatus, code } = Object(error) as Record<
    string,
    unknown
  >;
  const words = typeof responseText === 'string' && responseText ? responseText : '';
  if (authenticationFailed) return `login refused${words && ` (${words})`}`;
  if (words) return `${String(responseStatus ?? 'NO')} ${words}`;
  if (typeof responseStatus === 'string') return `answered ${responseStatus} without a reason`;
  return typeof code === 'string' ? `${String(message)} (${code})` : String(message ?? error);
}
