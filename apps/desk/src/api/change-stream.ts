import { deskApi } from '@mainstage/contracts/desk/calls';

export interface ChangeListener {
  /** A lead changed, and now has this version. */
  onHint: (leadId: string, version: number) => void;
  /** Changes may have been missed: everything that is shown must be loaded again. */
  onMissed: () => void;
  /** Whether the stream is connected. */
  onLive: (live: boolean) => void;
  /** Whether the stream stays open while no tab is visible. */
  staysOpenHidden?: () => boolean;
}

type Message =
  | { type: 'hint'; id: string; version: number }
  | { type: 'live'; live: boolean; missed: boolean }
  | { type: 'visible' };

/** Most broken connections are back within seconds; only a longer interruption is reported. */
const reportAfterMs = 8_000;
/** Interval at which a visible tab reports that it is visible. */
const visibleEveryMs = 20_000;
/** The stream is closed this long after the last tab was visible. */
const keepHiddenMs = 60_000;
/** A holder that does not answer a visible tab in this time is suspended by the browser. */
const answerMs = 3_000;
/** After a refusal an EventSource does not reconnect automatically. */
const againAfterMs = 15_000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Changes of leads for all tabs of a browser over one connection, because HTTP/1.1 allows six in all: one tab holds the
 * stream, under a Web Lock, and broadcasts hints. Without Web Locks each tab has its own stream while it is visible.
 */
export class ChangeStream {
  private readonly name: string;
  private readonly channel: BroadcastChannel | undefined;
  private readonly started = Date.now();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private waiting = new AbortController();
  private source: EventSource | undefined;
  private holding = false;
  private stopped = false;
  private letGo: () => void = () => undefined;
  private visibleAt = Date.now();
  private answeredAt = 0;
  private live = true;
  private broken = false;
  private silence: ReturnType<typeof setTimeout> | undefined;

  /** @param member address of the signed-in member: another member has another stream */
  constructor(
    member: string,
    private readonly listener: ChangeListener,
  ) {
    this.name = `desk-changes ${member}`;
    if ('locks' in navigator && 'BroadcastChannel' in globalThis) {
      this.channel = new BroadcastChannel(this.name);
      this.channel.addEventListener('message', ({ data }) => this.receive(data as Message));
      void this.waitForLock();
    } else this.hold();
    document.addEventListener('visibilitychange', this.onVisibility);
    this.every(visibleEveryMs, this.onVisibility);
    this.onVisibility();
  }

  get isHolder(): boolean {
    return this.source !== undefined;
  }

  stop(): void {
    this.stopped = true;
    document.removeEventListener('visibilitychange', this.onVisibility);
    for (const timer of this.timers) clearInterval(timer);
    this.waiting.abort();
    this.release();
    this.channel?.close();
  }

  private readonly onVisibility = () => {
    if (this.holding) this.openOrClose();
    if (!isVisible() || this.holding) return;
    const askedAt = Date.now();
    this.channel?.postMessage({ type: 'visible' } satisfies Message);
    setTimeout(() => {
      if (!this.stopped && !this.holding && this.answeredAt < askedAt && isVisible()) void this.takeLock();
    }, answerMs);
  };

  private async waitForLock(): Promise<void> {
    const { signal } = this.waiting;
    // Aborted: this tab stops, or steals the lock of a suspended holder.
    await navigator.locks.request(this.name, { signal }, () => this.hold()).catch(() => this.lost(signal));
  }

  private async takeLock(): Promise<void> {
    this.waiting.abort();
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    await navigator.locks.request(this.name, { steal: true }, () => this.hold()).catch(() => this.lost(signal));
  }

  /** Another tab stole the lock because this one was suspended. */
  private lost(signal: AbortSignal): void {
    if (this.stopped || signal.aborted) return;
    this.release();
    void this.waitForLock();
  }

  /** @returns a promise that resolves when the lock is released */
  private hold(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.holding = true;
    this.visibleAt = Date.now();
    // No tab listens between two holders.
    this.broken = Date.now() - this.started > 1000;
    this.openOrClose();
    return new Promise((resolve) => (this.letGo = resolve));
  }

  private release(): void {
    this.holding = false;
    this.close();
    this.letGo();
  }

  private openOrClose(): void {
    if (isVisible()) this.visibleAt = Date.now();
    const isHiddenLong = Date.now() - this.visibleAt > keepHiddenMs;
    if (isHiddenLong && !this.listener.staysOpenHidden?.()) this.close();
    else if (!this.source) this.open();
  }

  private open(): void {
    const source = new EventSource(`${deskApi}/changes`);
    this.source = source;
    source.addEventListener('lead', (event) => {
      const { id, version } = JSON.parse(String(event.data)) as { id: string; version: number };
      this.tell({ type: 'hint', id, version });
    });
    source.onopen = () => {
      clearTimeout(this.silence);
      this.tell({ type: 'live', live: true, missed: this.broken });
      this.broken = false;
    };
    source.onerror = () => {
      this.broken = true;
      clearTimeout(this.silence);
      this.silence = setTimeout(() => this.tell({ type: 'live', live: false, missed: false }), reportAfterMs);
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.openAgain(source), againAfterMs);
    };
  }

  private openAgain(refused: EventSource): void {
    if (this.source !== refused) return;
    this.source = undefined;
    if (this.holding) this.openOrClose();
  }

  private close(): void {
    clearTimeout(this.silence);
    if (!this.source) return;
    this.source.close();
    this.source = undefined;
    this.broken = true;
  }

  private tell(message: Message): void {
    if (this.stopped) return;
    this.channel?.postMessage(message);
    this.receive(message);
  }

  private receive(message: Message): void {
    if (message.type === 'hint') this.listener.onHint(message.id, message.version);
    else if (message.type === 'visible') this.answer();
    else {
      this.answeredAt = Date.now();
      this.live = message.live;
      this.listener.onLive(message.live);
      if (message.missed) this.listener.onMissed();
    }
  }

  /** Answers a visible tab that checks for a holder. */
  private answer(): void {
    if (!this.holding) return;
    this.visibleAt = Date.now();
    this.openOrClose();
    this.channel?.postMessage({ type: 'live', live: this.live, missed: false } satisfies Message);
  }

  private every(ms: number, run: () => void): void {
    this.timers.add(setInterval(run, ms));
  }
}
