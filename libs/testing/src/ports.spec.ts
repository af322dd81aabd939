import { freePort } from './ports';

describe('a free port', () => {
  it('is not one that fetch refuses', async () => {
    const refused = await fetch('http://127.0.0.1:10080').catch((error: Error) => error.cause);
    expect(String(refused)).toContain('bad port');
    const random = [10_080, 10_081, 10_082, 10_083];
    expect(await freePort(() => random.shift() ?? 10_084)).not.toBe(10_080);
  });

  it('is given out once', async () => {
    const random = [15_001, 15_001, 15_002, 15_002, 15_003, 15_004];
    const next = () => random.shift() ?? 15_005;
    expect(await freePort(next)).not.toBe(await freePort(next));
  });
});
