import { LimitedThread } from './limited-thread';

const program = `
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', (task) => {
    if (task === 'loop') for (;;);
    if (task === 'fill') { const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length)); }
    if (task === 'throw') throw new Error('no');
    parentPort.postMessage(workerData + task);
  });`;
const file = new URL(`data:text/javascript,${encodeURIComponent(program)}`);

describe('a limited thread', () => {
  let thread: LimitedThread<string, string>;
  beforeEach(() => (thread = new LimitedThread(file, 'read ', { milliseconds: 2000, megabytes: 32 })));
  afterEach(() => thread.stop());

  it('answers each task with its own result', async () => {
    const results = await Promise.all(['one', 'two', 'three'].map((task) => thread.run(task)));
    expect(results).toEqual(['read one', 'read two', 'read three']);
  });

  it.each(['loop', 'fill', 'throw'])('ends at the task "%s" and does the next one in a new thread', async (task) => {
    const results = await Promise.all([thread.run(task), thread.run('next')]);
    expect(results).toEqual([undefined, 'read next']);
  });
});
