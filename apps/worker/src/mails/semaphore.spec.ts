import { Semaphore } from './semaphore';

/** Work that ends on demand. */
function work() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    of: (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('the semaphore', () => {
  it('runs a limited number at a time, and urgent work before all that waits', async () => {
    const hands = new Semaphore(2);
    const { started, of, end } = work();
    const all = ['a', 'b', 'c', 'd'].map((name) => hands.run(of(name), false));
    all.push(hands.run(of('urgent'), true));
    expect(started).toEqual(['a', 'b']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'urgent']);
    await end('urgent');
    await end('b');
    expect(started).toEqual(['a', 'b', 'urgent', 'c', 'd']);
    await end('c');
    await end('d');
    await Promise.all(all);
    void hands.run(of('later'), false);
    void hands.run(of('concurrent'), false);
    void hands.run(of('too many'), false);
    expect(started.slice(5)).toEqual(['later', 'concurrent']);
  });

  it('releases its slot when the work fails', async () => {
    const hands = new Semaphore(1);
    const failing = hands.run(() => Promise.reject(new Error('no')), false);
    const next = hands.run(async () => 'done', false);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
