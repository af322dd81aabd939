import { setTimeout as delay } from 'node:timers/promises';
import { LeadBatch } from './lead-batch';
import { type Entry, entryOf } from './lead-record';

const entry = (name: string, content = name, key?: string): Entry =>
  entryOf(
    { form: 'contact', contentHash: Buffer.from(content), suspicions: [], ...(key && { key }) },
    {
      answer: { id: name },
      email: `${name}@example.com`,
      mails: [{ kind: 'contact-confirmation', to: 'visitor', cap: 'drop' }],
    },
  );

/** A database that writes on demand and rejects the leads named in `faulty`. */
function database(faulty: string[] = []) {
  const statements: string[][] = [];
  const releases: (() => void)[] = [];
  const write = async (entries: Entry[]) => {
    const ids = entries.map(({ lead }) => lead.answer.id);
    statements.push(ids);
    await new Promise<void>((release) => releases.push(release));
    if (ids.some((id) => faulty.includes(id))) throw new Error(`refused ${ids.join()}`);
    return new Map(ids.map((id) => [id, { id }]));
  };
  const finishAll = async () => {
    for (let turn = 0; turn < 40; turn++) {
      releases.splice(0).forEach((release) => release());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { statements, write, finishAll };
}

describe('a batch of leads', () => {
  it('writes a lead that arrives alone immediately, and gathers those that arrive meanwhile', async () => {
    const { statements, write, finishAll } = database();
    const batch = new LeadBatch(write);
    const results = ['a', 'b', 'c', 'd', 'e'].map((name) => batch.insert(entry(name)));
    expect(statements).toEqual([['a']]);
    await finishAll();
    expect(statements).toEqual([['a'], ['b', 'c', 'd', 'e']]);
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })));
  });

  it('waits only briefly for a slow statement, and runs two at most', async () => {
    const { statements, write, finishAll } = database();
    const batch = new LeadBatch(write);
    const slow = batch.insert(entry('a'));
    const others = ['b', 'c'].map((name) => batch.insert(entry(name)));
    while (statements.length < 2) await delay(1);
    others.push(batch.insert(entry('d')));
    await finishAll();
    await Promise.all([slow, ...others]);
    expect(statements).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('starts a second statement as soon as enough leads wait for it, and no third', async () => {
    const { statements, write, finishAll } = database();
    const batch = new LeadBatch(write);
    const results = Array.from({ length: 80 }, (_, number) => batch.insert(entry(`lead-${number}`)));
    expect(statements.map(({ length }) => length)).toEqual([1, 25]);
    await finishAll();
    expect(await Promise.all(results)).toHaveLength(80);
    expect(statements.flat()).toHaveLength(80);
  });

  it('never writes two leads of the same content, key or mailbox at the same time', async () => {
    const { statements, write, finishAll } = database();
    const batch = new LeadBatch(write);
    const inserts = [
      entry('a', 'same'),
      entry('b', 'same'),
      entry('c', 'c', 'key'),
      entry('d', 'd', 'key'),
      { ...entry('e'), lead: { ...entry('e').lead, email: 'A+x@example.com' } },
    ].map((one) => batch.insert(one));
    await finishAll();
    await Promise.all(inserts);
    for (const [one, other] of ['ab', 'cd', 'ae'])
      for (const ids of statements) expect(ids.includes(one!) && ids.includes(other!)).toBe(false);
    expect(statements.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('does not pass the fault of one to any other', async () => {
    const { write, finishAll } = database(['d']);
    const batch = new LeadBatch(write);
    const results = ['a', 'b', 'c', 'd', 'e'].map((name) => batch.insert(entry(name)));
    const settled = Promise.allSettled(results);
    await finishAll();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('finds the one at fault among many in few statements', async () => {
    const { statements, write, finishAll } = database(['lead-7']);
    const batch = new LeadBatch(write);
    const settled = Promise.allSettled(
      ['first', ...Array.from({ length: 24 }, (_, number) => `lead-${number}`)].map((name) =>
        batch.insert(entry(name)),
      ),
    );
    await finishAll();
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(statements.length).toBeLessThan(13);
  });

  it('reports a lead that was submitted before as not new', async () => {
    const batch = new LeadBatch(async () => new Map());
    expect(await batch.insert(entry('a'))).toBeUndefined();
  });

  it('retries what a slow failed statement had not sent, but for what waited long', async () => {
    const statements: string[][] = [];
    const failures: ((error: Error) => void)[] = [];
    const batch = new LeadBatch(async (entries) => {
      const ids = entries.map(({ lead }) => lead.answer.id);
      statements.push(ids);
      if (statements.length <= 2) await new Promise((_, fail) => failures.push(fail));
      return new Map(ids.map((id) => [id, { id }]));
    });
    const outcome = (name: string) =>
      batch.insert(entry(name)).then(
        () => `${name} is written`,
        () => `${name} is refused`,
      );
    const slow = outcome('slow');
    while (statements.length < 1) await delay(1);
    const stuck = outcome('stuck');
    while (statements.length < 2) await delay(1);
    const early = outcome('early');
    await delay(750);
    const late = outcome('late');
    const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
    failures[0]!(timeout);
    expect(await Promise.all([slow, early, late])).toEqual(['slow is refused', 'early is refused', 'late is written']);
    failures[1]!(timeout);
    expect(await stuck).toBe('stuck is refused');
  });
});
