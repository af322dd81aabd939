import { type EntityManager, In } from 'typeorm';
import { gatheredReads } from './gathered-reads';

class Lead {
  id!: string;
}
class Other {
  id!: string;
}

/** An entity manager that notes what it is asked, and knows the rows a and b of all kinds. */
function manager() {
  const asked: unknown[] = [];
  const entities = {
    findBy: async (entity: unknown, where: { id: ReturnType<typeof In<string>> }) => {
      asked.push([entity, where]);
      return ['b', 'a'].filter((id) => (where.id.value as unknown as string[]).includes(id)).map((id) => ({ id }));
    },
    findOneBy: async (_: unknown, where: unknown) => void asked.push(where),
    existsBy: async () => true,
  };
  return { asked, reads: gatheredReads(entities as unknown as EntityManager) };
}

describe('rows that are asked for at the same time', () => {
  it('are read by one statement for each kind, and each asker gets its own', async () => {
    const { asked, reads } = manager();
    const answers = ['a', 'none', 'b', 'a'].map((id) => reads.findOneBy(Lead, { id }));
    const other = reads.findOneBy(Other, { id: 'a' });
    expect(await Promise.all(answers)).toEqual([{ id: 'a' }, null, { id: 'b' }, { id: 'a' }]);
    expect(await other).toEqual({ id: 'a' });
    expect(asked).toEqual([
      [Lead, { id: In(['a', 'none', 'b', 'a']) }],
      [Other, { id: In(['a']) }],
    ]);
  });

  it('are read one by one where something else is asked for', async () => {
    const { asked, reads } = manager();
    await reads.findOneBy(Lead, { id: 'a', name: 'b' } as never);
    expect(asked).toEqual([{ id: 'a', name: 'b' }]);
    expect(await reads.existsBy(Lead, { id: 'a' })).toBe(true);
  });
});
