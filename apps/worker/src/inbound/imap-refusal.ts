import { within } from '@mainstage/observability/within';
import type { ImapFlow } from 'imapflow';

/** A command failed at the mail server; the message says why, for operators. */
export class ImapRefusal extends Error {
  override readonly name = 'ImapRefusal';
  readonly bytes: number | undefined;
  /** Whether later answers on this connection can no longer be matched to their commands. */
  readonly endsConnection: boolean;

  constructor(reason: string, { bytes, endsConnection = false }: { bytes?: number; endsConnection?: boolean } = {}) {
    super(reason);
    this.bytes = bytes;
    this.endsConnection = endsConnection;
  }
}

/**
 * Limits the time of a command.
 * @param milliseconds after which the server counts as silent
 * @param command for operators
 * @throws ImapRefusal with the server's message
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

/** The text of a connection error: the server's own message if there is one, never "Command failed". */
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
