const longestMs = 60_000;

/**
 * Time limit of the next attempt to connect: doubles after each attempt that timed out, up to a minute, because an
 * overloaded machine never completes a handshake in the usual time. A success resets it.
 */
export class ConnectTimeout {
  private currentMs: number;

  /** @param usualMs milliseconds */
  constructor(private readonly usualMs: number) {
    this.currentMs = usualMs;
  }

  get ms(): number {
    return this.currentMs;
  }

  /** @param error of an attempt with this limit; only a time-out increases the next limit */
  failed(error: unknown): void {
    if (isConnectTimeout(error)) this.currentMs = Math.min(this.currentMs * 2, longestMs);
  }

  succeeded(): void {
    this.currentMs = this.usualMs;
  }
}

/** The driver gives its time-outs no code. */
export function isConnectTimeout(error: unknown): boolean {
  const { message, code } = Object(error) as Record<'message' | 'code', unknown>;
  return (
    code === 'ETIMEDOUT' || /^(Connection terminated due to connection timeout|timeout expired)$/.test(`${message}`)
  );
}
