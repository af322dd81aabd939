import type { SmtpSession } from './transport-session';

/** The mail server cannot be reached or refuses the login; the cause says why. The mail is not at fault. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

export interface PoolOptions {
  connections: number;
  /** Mails per connection before it is closed; servers limit them too. */
  mailsPerConnection: number;
  /**
   * @param onEnd called once when the connection has ended
   * @param signal aborts the attempt
   */
  open: (onEnd: () => void, signal: AbortSignal) => Promise<SmtpSession>;
  /** Milliseconds after which an attempt to connect may be stale. */
  quietMs: number;
  probe: () => Promise<void>;
}

/** Milliseconds after which an idle connection is closed: well before a server would close it, which takes minutes. */
const idleMs = 30_000;
/** Milliseconds for which the pool stays within the limit after a server refused further connections. */
const modestMs = 60_000;
/** Stalled connections do not count towards the limit, up to this multiple of it. */
const hangingAtMost = 3;

export class SmtpPool {
  private readonly idle: { session: SmtpSession; timer: NodeJS.Timeout }[] = [];
  private readonly established = new Set<SmtpSession>();
  private readonly waiting: (() => void)[] = [];
  /** In use, but silent for so long that other mails must not wait for them. */
  private readonly stalled = new Set<SmtpSession>();
  private readonly opening = new Set<{ since: number; attempt: AbortController }>();
  private probing = false;
  private limit: { connections: number; until: number } | undefined;
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  /**
   * A connection for one mail; return it with `release`. Waits while all are in use.
   * @throws ServerAway if there is none and none can be opened
   */
  async acquire(): Promise<SmtpSession> {
    for (;;) {
      if (this.closed) throw new ServerAway('We are closing');
      const rested = this.idle.pop();
      if (rested) {
        clearTimeout(rested.timer);
        if (await rested.session.resume()) return rested.session;
        this.evictIdle();
      } else if (this.counted() + this.opening.size < this.most()) {
        const opened = await this.open();
        if (opened) return opened;
      } else {
        await new Promise<void>((resolve) => this.waiting.push(resolve));
      }
    }
  }

  /** Whether all connections carry mails: the next one waits for a connection, not for the server. */
  get isFull(): boolean {
    return this.idle.length === 0 && this.established.size > this.stalled.size && this.counted() >= this.most();
  }

  /** @param clean whether the mail was accepted; otherwise the session is reset first */
  async release(session: SmtpSession, clean: boolean): Promise<void> {
    const tooMany = this.stalled.delete(session) && this.counted() > this.most();
    if (session.mails >= this.options.mailsPerConnection || this.closed || tooMany) session.quit();
    else if (clean ? session.usable : await session.reset()) this.rest(session);
    this.waiting.shift()?.();
  }

  /** The cause of one stalled connection has most likely stalled the idle ones as well. */
  evictIdle(): void {
    for (const { session } of [...this.idle]) session.destroy();
  }

  /** Lets the connection wait for its reply outside of the limit: another one may take its slot. */
  detach(session: SmtpSession): void {
    if (!this.established.has(session)) return;
    this.stalled.add(session);
    this.waiting.shift()?.();
  }

  close(): void {
    this.closed = true;
    for (const { timer } of this.idle.splice(0)) clearTimeout(timer);
    for (const { attempt } of this.opening) attempt.abort();
    for (const session of [...this.established]) session.destroy();
    for (const next of this.waiting.splice(0)) next();
  }

  private most(): number {
    if (this.limit && performance.now() > this.limit.until) this.limit = undefined;
    return this.limit?.connections ?? this.options.connections;
  }

  private counted(): number {
    return this.established.size - Math.min(this.stalled.size, hangingAtMost * this.options.connections);
  }

  private async open(): Promise<SmtpSession | undefined> {
    let session: SmtpSession | undefined;
    const entry = { since: performance.now(), attempt: new AbortController() };
    this.opening.add(entry);
    const late = setTimeout(() => void this.reconnectStale(), this.options.quietMs);
    try {
      session = await this.options.open(() => {
        if (session) this.drop(session);
      }, entry.attempt.signal);
      if (session.usable) this.established.add(session);
      return session.usable ? session : undefined;
    } catch (error) {
      // Another connection was greeted: this attempt was stale, and is repeated.
      if (entry.attempt.signal.aborted) return undefined;
      if (this.counted() === 0)
        throw new ServerAway(error instanceof Error ? error.message : String(error), { cause: error });
      // The server works but refuses further connections: the mail waits for an existing one.
      this.limit = { connections: this.counted(), until: performance.now() + modestMs };
      return undefined;
    } finally {
      clearTimeout(late);
      this.opening.delete(entry);
    }
  }

  private async reconnectStale(): Promise<void> {
    if (this.probing) return;
    this.probing = true;
    const greeted = await this.options.probe().then(
      () => true,
      () => false,
    );
    this.probing = false;
    const late = performance.now() - this.options.quietMs;
    if (greeted) for (const { since, attempt } of this.opening) if (since < late) attempt.abort();
  }

  private rest(session: SmtpSession): void {
    session.rest();
    const timer = setTimeout(() => session.quit(), idleMs);
    timer.unref();
    this.idle.push({ session, timer });
  }

  private drop(session: SmtpSession): void {
    this.established.delete(session);
    this.stalled.delete(session);
    const place = this.idle.findIndex((rested) => rested.session === session);
    if (place >= 0) clearTimeout(this.idle.splice(place, 1)[0]?.timer);
    this.waiting.shift()?.();
  }
}
