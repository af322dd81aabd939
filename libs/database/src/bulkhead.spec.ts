import { Bulkhead } from './bulkhead';
import { DatabaseUnavailable } from './unavailable';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a bulkhead of connections', () => {
  it('never runs more work than its width, and admits all in order', async () => {
    const bulkhead = new Bulkhead(2);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (number: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      order.push(number);
    };
    await Promise.all([1, 2, 3, 4, 5].map((number) => bulkhead.run(work(number))));
    expect([most, order]).toEqual([2, [1, 2, 3, 4, 5]]);
  });

  it('refuses work when its waiting line is full', async () => {
    const bulkhead = new Bulkhead(1, 1);
    const one = bulkhead.run(turn);
    const two = bulkhead.run(turn);
    await expect(bulkhead.run(turn)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await Promise.all([one, two]);
    await bulkhead.run(turn);
  });

  it('fails work that waited too long, and the others go on', async () => {
    const bulkhead = new Bulkhead(1, 10, 50);
    let end = (): void => undefined;
    const slow = bulkhead.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(bulkhead.run(turn)).rejects.toThrow('too slow');
    const next = bulkhead.run(async () => 'next');
    end();
    await slow;
    await expect(next).resolves.toBe('next');
  });

  it('fails all that wait when the database is unavailable, and works again when it is back', async () => {
    const bulkhead = new Bulkhead(1);
    const away = new DatabaseUnavailable('away');
    const results = await Promise.allSettled([
      bulkhead.run(async () => Promise.reject(away)),
      ...[1, 2, 3].map(() => bulkhead.run(turn)),
    ]);
    expect(results.every((result) => result.status === 'rejected' && result.reason === away)).toBe(true);
    await expect(bulkhead.run(async () => 'back')).resolves.toBe('back');
  });

  it('does not pass the fault of one to the others', async () => {
    const bulkhead = new Bulkhead(1);
    const faulty = bulkhead.run(async () => Promise.reject(new Error('wrong')));
    const other = bulkhead.run(async () => 'fine');
    await expect(faulty).rejects.toThrow('wrong');
    await expect(other).resolves.toBe('fine');
  });
});
