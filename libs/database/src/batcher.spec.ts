import { DatabaseUnavailable } from './unavailable';
import { Batcher } from './batcher';

const options = { waitMs: 0, largest: 3, atOnce: 1 };

/** Doubles numbers; rejects odd ones, or all. */
function doubling(failure?: (batch: number[]) => Error | undefined) {
  const batches: number[][] = [];
  const gathered = new Batcher(async (batch: number[]) => {
    batches.push(batch);
    const error = failure?.(batch);
    if (error) throw error;
    return batch.map((one) => one * 2);
  }, options);
  return { batches, ask: (...numbers: number[]) => Promise.allSettled(numbers.map((one) => gathered.request(one))) };
}
const answered = (results: PromiseSettledResult<number>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'));

describe('batched requests', () => {
  it('are run by few statements, and each gets its own result', async () => {
    const { batches, ask } = doubling();
    expect(answered(await ask(1, 2, 3, 4, 5))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(answered(await ask(6))).toEqual([12]);
  });

  it('do not share the fault of one', async () => {
    const { ask } = doubling((batch) => (batch.includes(2) ? new Error('bad') : undefined));
    expect(answered(await ask(1, 2, 3))).toEqual([2, 'refused', 6]);
  });

  it('batched requests all fail together when the database is unavailable', async () => {
    const { batches, ask } = doubling(() => new DatabaseUnavailable('away'));
    expect(answered(await ask(1, 2, 3))).toEqual(['refused', 'refused', 'refused']);
    expect(batches).toHaveLength(1);
  });
});
