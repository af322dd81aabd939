import { kinds } from './kinds.mjs';
import { plan } from './plan.mjs';
import { Random } from './random.mjs';

function planned(seed: number, backend: string, count: number) {
  const faults = plan(new Random(seed), { backend });
  return Array.from({ length: count }, () => {
    const { value } = faults.next();
    if (!value) throw new Error('the plan ended');
    return { ...value, kind: value.kind.name };
  });
}

describe('the plan of faults', () => {
  it('depends only on the seed', () => {
    expect(planned(7, 'redis', 80)).toEqual(planned(7, 'redis', 80));
    expect(planned(7, 'redis', 20)).not.toEqual(planned(8, 'redis', 20));
  });

  it.each(['redis', 'postgres'])('plays every kind that fits a queue in %s once before any comes again', (backend) => {
    const fitting = kinds
      .filter((kind) => !kind.backend || kind.backend === backend)
      .filter((kind) => kind.available?.() ?? true);
    const names = planned(3, backend, fitting.length).map(({ kind }) => kind);
    expect(new Set(names)).toEqual(new Set(fitting.map(({ name }) => name)));
  });

  it('rejects an empty selection', () => {
    expect(() => plan(new Random(1), { backend: 'redis', only: [] }).next()).toThrow('No kind of fault is left');
  });
});
