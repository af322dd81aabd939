// Rule: desk.live
import { jest } from '@jest/globals';
import { ChangeStream } from './change-stream';

const minuteMs = 60_000;

class FakeSource {
  static readonly CLOSED = 2;
  static open: FakeSource[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private hear: (event: { data: string }) => void = () => undefined;
  constructor() {
    FakeSource.open.push(this);
  }
  addEventListener(_: string, hear: (event: { data: string }) => void) {
    this.hear = hear;
  }
  close() {
    FakeSource.open = FakeSource.open.filter((source) => source !== this);
  }
  send(id: string) {
    this.hear({ data: JSON.stringify({ id, version: 2 }) });
  }
}

class FakeChannel {
  static all: FakeChannel[] = [];
  private hear: (event: { data: unknown }) => void = () => undefined;
  constructor(private readonly name: string) {
    FakeChannel.all.push(this);
  }
  addEventListener(_: string, hear: (event: { data: unknown }) => void) {
    this.hear = hear;
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this && other.name === this.name) other.hear({ data });
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((channel) => channel !== this);
  }
}

/** Web Locks as in a browser: one holder for a name, a queue, and stealing. */
class FakeLocks {
  private readonly queues = new Map<string, (() => void)[]>();
  private readonly holders = new Map<string, (reason: Error) => void>();
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        this.holders.set(name, reject);
        void work().then(() => {
          if (this.holders.get(name) === reject) this.next(name);
          resolve();
        });
      };
      options.signal?.addEventListener('abort', () => {
        const queue = this.queues.get(name) ?? [];
        this.queues.set(
          name,
          queue.filter((waiting) => waiting !== hold),
        );
        reject(new Error('aborted'));
      });
      const holder = this.holders.get(name);
      if (options.steal) holder?.(new Error('stolen'));
      if (!holder || options.steal) hold();
      else this.queues.set(name, [...(this.queues.get(name) ?? []), hold]);
    });
  }
  private next(name: string): void {
    this.holders.delete(name);
    this.queues.get(name)?.shift()?.();
  }
}

let visibility: DocumentVisibilityState = 'visible';
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const tabs: ChangeStream[] = [];
function openTab(member = 'lena@venue.example') {
  const listener = { onHint: jest.fn(), onMissed: jest.fn(), onLive: jest.fn() };
  const stream = new ChangeStream(member, listener);
  tabs.push(stream);
  return { stream, ...listener };
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  FakeSource.open = [];
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  Object.assign(globalThis, { EventSource: FakeSource, BroadcastChannel: FakeChannel });
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.stop();
  await jest.runOnlyPendingTimersAsync();
  jest.useRealTimers();
});

describe('the stream of changes of a browser', () => {
  it('is one for all tabs of a member, and every tab hears of a change', async () => {
    const all = Array.from({ length: 10 }, () => openTab());
    await jest.advanceTimersByTimeAsync(10_000);
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.send('a1');
    for (const { onHint } of all) expect(onHint.mock.calls).toEqual([['a1', 2]]);
  });

  it('is another one for another member', async () => {
    const lena = openTab();
    const tom = openTab('tom@venue.example');
    await jest.advanceTimersByTimeAsync(100);
    expect(FakeSource.open).toHaveLength(2);
    FakeSource.open[1]!.send('a1');
    expect([lena.onHint, tom.onHint].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('is taken over when its tab is closed, and what was missed is read again', async () => {
    const [first, second] = [openTab(), openTab()];
    await jest.advanceTimersByTimeAsync(5_000);
    first.stream.stop();
    await jest.advanceTimersByTimeAsync(100);
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.onopen();
    expect(second.onMissed).toHaveBeenCalledTimes(1);
  });

  it('is closed a minute after the last tab was hidden, and opened with the first that is shown', async () => {
    const { onMissed } = openTab();
    openTab();
    await jest.advanceTimersByTimeAsync(100);
    FakeSource.open[0]!.onopen();
    expect(onMissed).not.toHaveBeenCalled();
    show('hidden');
    await jest.advanceTimersByTimeAsync(minuteMs - 1000);
    expect(FakeSource.open).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(FakeSource.open).toHaveLength(0);
    show('visible');
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.onopen();
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  it('is taken from a tab that the browser has suspended', async () => {
    const suspended = openTab();
    const shown = openTab();
    await jest.advanceTimersByTimeAsync(100);
    // A suspended tab sends nothing.
    FakeChannel.all[0]!.postMessage = () => undefined;
    FakeChannel.all[0]!.addEventListener('message', () => undefined);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.send('a1');
    expect(shown.onHint).toHaveBeenCalledWith('a1', 2);
    expect(suspended.onHint).not.toHaveBeenCalled();
  });

  it('is tried again where the server refused it', async () => {
    openTab();
    await jest.advanceTimersByTimeAsync(100);
    const [refused] = FakeSource.open;
    refused!.readyState = FakeSource.CLOSED;
    refused!.onerror();
    await jest.advanceTimersByTimeAsync(16_000);
    expect(FakeSource.open.at(-1)).not.toBe(refused);
  });
});
