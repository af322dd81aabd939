import type { SmtpSession } from './transport-session';

/** The mail server cannot be reached or lets nobody in; the cause says why. It is no fault of the mail. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway';
}

export interface PoolOptions {
  /** Connections at a time. */
  connections: number;
  /** Mails that one connection carries before it is closed; servers count too. */
  mailsPerConnection: number;
  /** @param onEnd to be called once when the connection has ended */
  open: (onEnd: () => void) => Promise<SmtpSession>;
}

/** Closed when nobody needed it for so long, in milliseconds: well before a server would, which does so after minutes. */
const idleMs = 30_000;
/** How long a server that lets no further connection in is taken at its word, in milliseconds. */
const modestMs = 60_000;

/** Connections to the mail server, used again and again. */
export class SmtpPool {
  private readonly idle: { session: SmtpSession; timer: NodeJS.Timeout }[] = [];
  private readonly established = new Set<SmtpSession>();
  private readonly waiting: (() => void)[] = [];
  private opening = 0;
  private limit: { connections: number; until: number } | undefined;
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  /**
   * A connection for one mail; give it back with `release`. Waits while all are in use.
   * @throws ServerAway where there is none and none can be opened
   */
  async acquire(): Promise<SmtpSession> {
    for (;;) {
      if (this.closed) throw new ServerAway('We are closing');
      const rested = this.idle.pop();
      if (rested) {
        clearTimeout(rested.timer);
        if (await rested.session.wake()) return rested.session;
      } else if (this.established.size + this.opening < this.most()) {
        const opened = await this.open();
        if (opened) return opened;
      } else {
        await new Promise<void>((resolve) => this.waiting.push(resolve));
      }
    }
  }

  /** @param clean whether the mail was taken; else the session is reset first */
  async release(session: SmtpSession, clean: boolean): Promise<void> {
    if (session.mails >= this.options.mailsPerConnection || this.closed) session.quit();
    else if (clean ? session.usable : await session.reset()) this.rest(session);
    this.waiting.shift()?.();
  }

  /** Cuts all connections, those in use too; whoever waits for one gets none. */
  close(): void {
    this.closed = true;
    for (const { timer } of this.idle.splice(0)) clearTimeout(timer);
    for (const session of [...this.established]) session.destroy();
    for (const next of this.waiting.splice(0)) next();
  }

  private most(): number {
    if (this.limit && performance.now() > this.limit.until) this.limit = undefined;
    return this.limit?.connections ?? this.options.connections;
  }

  private async open(): Promise<SmtpSession | undefined> {
    this.opening += 1;
    let session: SmtpSession | undefined;
    try {
      session = await this.options.open(() => {
        if (session) this.drop(session);
      });
      if (session.usable) this.established.add(session);
      return session.usable ? session : undefined;
    } catch (error) {
      if (this.established.size === 0)
        throw new ServerAway(error instanceof Error ? error.message : String(error), { cause: error });
      // It works, but wants no more of us at once: the mail waits for one of the others.
      this.limit = { connections: this.established.size, until: performance.now() + modestMs };
      return undefined;
    } finally {
      this.opening -= 1;
    }
  }

  private rest(session: SmtpSession): void {
    session.rest();
    const timer = setTimeout(() => session.quit(), idleMs);
    timer.unref();
    this.idle.push({ session, timer });
  }

  private drop(session: SmtpSession): void {
    this.established.delete(session);
    const place = this.idle.findIndex((rested) => rested.session === session);
    if (place >= 0) clearTimeout(this.idle.splice(place, 1)[0]?.timer);
    // There is room for another one.
    this.waiting.shift()?.();
  }
}
