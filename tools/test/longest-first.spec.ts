import { readdirSync } from 'node:fs';
import LongestFirst from './longest-first.mjs';

class WithoutEarlierRuns extends LongestFirst {
  override _getCache() {
    return {};
  }
}

/** A file as Jest passes it to its sequencer. */
const test = (path: string, size: number) => ({
  path,
  context: { config: {}, hasteFS: { getSize: () => size } },
});

describe('the order in which Jest runs files', () => {
  it('the file order of Jest begins with those that take minutes, although they are the smallest', () => {
    const worker = readdirSync('apps/worker/src').filter((name) => name.endsWith('.integration.spec.ts'));
    const files = worker.map((name) => test(`/apps/worker/src/${name}`, name.includes('-on-') ? 90 : 5000));
    const sequencer = new WithoutEarlierRuns({ contexts: [], globalConfig: {} as never });
    const first = sequencer
      .sort(files)
      .slice(0, 5)
      .map(({ path }) => path);
    expect(first).toEqual(expect.arrayContaining([expect.stringContaining('nothing-lost')]));
    expect(first.filter((path) => path.includes('-on-'))).toHaveLength(4);
  });
});
