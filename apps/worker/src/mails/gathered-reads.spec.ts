import { type EntityManager, In } from 'typeorm';
import { gatheredReads } from './gathered-reads';

class Lead {
  id!: string;
}
class Other {
  id!: string;
}

/** An entity manager that records its queries and has the rows a and b of every entity. */
function manager() {
  const queries: unknown[] = [];
  const entities = {
    findBy: async (entity: unknown, where: { id: ReturnType<typeof In<string>> }) => {
      queries.push([entity, where]);
      return ['b', 'a'].filter((id) => (where.id.value as unknown as string[]).includes(id)).map((id) => ({ id }));
    },
    findOneBy: async (_: unknown, where: unknown) => void queries.push(where),
    existsBy: async () => true,
  };
  return { queries, reads: gatheredReads(entities as unknown as EntityManager) };
}

describe('rows requested at the same time', () => {
  it('are read by one statement per entity, each caller getting its own', async () => {
    const { queries, reads } = manager();
    const answers = ['a', 'none', 'b', 'a'].map((id) => reads.findOneBy(Lead, { id }));
    const other = reads.findOneBy(Other, { id: 'a' });
    expect(await Promise.all(answers)).toEqual([{ id: 'a' }, null, { id: 'b' }, { id: 'a' }]);
    expect(await other).toEqual({ id: 'a' });
    expect(queries).toEqual([
      [Lead, { id: In(['a', 'none', 'b', 'a']) }],
      [Other, { id: In(['a']) }],
    ]);
  });

  it('are read one by one where the condition is not a single id', async () => {
    const { queries, reads } = manager();
    await reads.findOneBy(Lead, { id: 'a', name: 'b' } as never);
    expect(queries).toEqual([{ id: 'a', name: 'b' }]);
    expect(await reads.existsBy(Lead, { id: 'a' })).toBe(true);
  });
});
