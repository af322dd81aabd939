import { Semaphore } from './semaphore';

/** Work that ends when it is told to. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

describe('the hands', () => {
  it('hold so many at a time, and take what is urgent before all that wait', async () => {
    const hands = new Semaphore(2);
    const { begun, of, end } = work();
    const all = ['a', 'b', 'c', 'd'].map((name) => hands.run(of(name), false));
    all.push(hands.run(of('urgent'), true));
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'urgent']);
    await end('urgent');
    await end('b');
    expect(begun).toEqual(['a', 'b', 'urgent', 'c', 'd']);
    await end('c');
    await end('d');
    await Promise.all(all);
    void hands.run(of('later'), false);
    void hands.run(of('beside it'), false);
    void hands.run(of('too many'), false);
    expect(begun.slice(5)).toEqual(['later', 'beside it']);
  });

  it('let go of work that fails', async () => {
    const hands = new Semaphore(1);
    const failing = hands.run(() => Promise.reject(new Error('no')), false);
    const next = hands.run(async () => 'done', false);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
