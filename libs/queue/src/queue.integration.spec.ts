import { setTimeout as delay } from 'node:timers/promises';
import type { JobHandlers } from './jobs/jobs';
import { createLogger } from '@mainstage/observability/logger';
import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { type PrivateRedis, startPrivateRedis, startRedisCluster, startWatchedRedis } from '@mainstage/testing/redis';
import type { Consumer } from './consumer';
import { type JobQueue, openQueue } from './open-queue';
import { redisBackend } from './redis-backend';

const logger = createLogger('test', 'silent');
const job = (id: string) => ({ payload: { mailIds: [id], urgent: false }, jobId: `${id}-1` });

let database: TestDatabase;
let redis: PrivateRedis;
let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
beforeAll(async () => {
  [database, redis, cluster] = await Promise.all([createTestDatabase(), startPrivateRedis(), startRedisCluster()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([database.drop(), redis.stop(), cluster.stop()]);
});

/** Handlers that record their payloads. */
function noting() {
  const mails: string[] = [];
  const handlers: JobHandlers = {
    sendMail: async ({ mailIds }) => void mails.push(...mailIds),
    heartbeat: async () => {},
  };
  return { mails, handlers };
}

async function until(passes: () => boolean | Promise<boolean>): Promise<void> {
  for (const latest = Date.now() + 15_000; !(await passes()); await delay(20))
    if (Date.now() > latest) throw new Error('Timed out waiting');
}

describe.each(['redis', 'a cluster of redis', 'postgres'] as const)('the queue in %s', (backend) => {
  let queue: JobQueue;
  const consumers: Consumer[] = [];
  beforeEach(() => {
    const urls = { redis: redis.url, 'a cluster of redis': cluster.url, postgres: undefined };
    queue = openQueue({ DATABASE_URL: database.url, REDIS_URL: urls[backend] }, logger);
  });
  afterEach(async () => {
    await Promise.all(consumers.splice(0).map((consumer) => consumer.close(5000)));
    await queue.close();
  });
  const process = (handlers: JobHandlers): Consumer => {
    const consumer = queue.process(handlers, 2);
    consumers.push(consumer);
    return consumer;
  };

  it('has jobs until they are done, and takes a repeated id once', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    await queue.addAll('sendMail', [job(one), job(two)]);
    await queue.addAll('sendMail', [job(one)]);
    expect(await queue.has([`${one}-1`, `${two}-1`, 'unknown-1'])).toEqual(
      new Map([
        [`${one}-1`, 'waiting'],
        [`${two}-1`, 'waiting'],
      ]),
    );
    expect(await queue.counts()).toMatchObject({ waiting: 2 });
    const { mails, handlers } = noting();
    process(handlers);
    await until(() => mails.length === 2);
    expect(mails.sort()).toEqual([one, two].sort());
    await until(async () => (await queue.has([`${one}-1`, `${two}-1`])).size === 0);
    await expect(queue.ping()).resolves.toBeUndefined();
  });

  it('hands out prioritised jobs before all that wait', async () => {
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
    await queue.addAll('sendMail', ids.slice(0, 3).map(job));
    await queue.addAll('sendMail', ids.slice(3).map(job), { first: true });
    const { mails, handlers } = noting();
    process(handlers);
    await until(() => mails.length === 4);
    expect(mails.indexOf(ids[3] ?? '')).toBeLessThan(2);
  });

  it('keeps a failed job, and removes one that is to be forgotten', async () => {
    const id = crypto.randomUUID();
    const { handlers } = noting();
    let tries = 0;
    process({
      ...handlers,
      sendMail: async () => {
        tries += 1;
        throw new Error('no');
      },
    });
    await queue.add('sendMail', job(id));
    await queue.add('heartbeat', { payload: {}, jobId: 'heartbeat-x' }, { first: true, forget: true });
    const bull = await queue.bullQueue();
    await until(async () => (await bull.getJobState(`${id}-1`)) === 'failed');
    await until(async () => (await bull.getJob('heartbeat-x')) === undefined);
    expect(tries).toBe(1);
    expect(await queue.has([`${id}-1`])).toEqual(new Map());
  });

  it('continues with a restarted consumer', async () => {
    const { mails, handlers } = noting();
    const consumer = process(handlers);
    await queue.add('sendMail', job(crypto.randomUUID()));
    await until(() => mails.length === 1);
    await consumer.restart();
    await queue.add('sendMail', job(crypto.randomUUID()));
    await until(() => mails.length === 2);
  });

  it('throws once it is closed, instead of never settling', async () => {
    await queue.ping();
    await queue.close();
    await expect(queue.add('sendMail', job(crypto.randomUUID()))).rejects.toThrow('closed');
  });
});

describe('a queue whose server is unavailable', () => {
  it('fails soon, and works when the server is available', async () => {
    const own = await startPrivateRedis();
    await own.kill();
    const queue = openQueue({ DATABASE_URL: database.url, REDIS_URL: own.url }, logger);
    const { mails, handlers } = noting();
    const consumer = queue.process(handlers, 1);
    await expect(queue.add('sendMail', job(crypto.randomUUID()))).rejects.toThrow();

    await own.restart();
    await queue.add('sendMail', job(crypto.randomUUID()));
    await until(() => mails.length === 1);
    await own.kill();
    const since = Date.now();
    await expect(queue.add('sendMail', job(crypto.randomUUID()))).rejects.toThrow();
    expect(Date.now() - since).toBeLessThan(6000);
    await own.restart();
    await until(() =>
      queue.add('sendMail', job(crypto.randomUUID())).then(
        () => true,
        () => false,
      ),
    );
    await until(() => mails.length >= 2);
    await consumer.close(5000);
    await queue.close();
    await own.stop();
  }, 40_000);
});

describe('a queue whose Redis refuses the password', () => {
  it('reports the refused password instead of a closed connection', async () => {
    const url = new URL(redis.url);
    Object.assign(url, { username: 'nobody', password: 'wrong' });
    await expect(redisBackend(url.href).prepare()).rejects.toThrow(
      /^Redis refuses the user or password of REDIS_URL: WRONGPASS/,
    );
  });
});

describe('a queue whose address is a sentinel’s', () => {
  it('continues with the server that replaces a dead one', async () => {
    const watched = await startWatchedRedis();
    const queue = openQueue({ DATABASE_URL: database.url, REDIS_URL: watched.url }, logger);
    const { mails, handlers } = noting();
    const consumer = queue.process(handlers, 1);
    try {
      await queue.add('sendMail', job(crypto.randomUUID()));
      await until(() => mails.length === 1);
      await watched.killMaster();
      await until(() =>
        queue.add('sendMail', job(crypto.randomUUID())).then(
          () => true,
          () => false,
        ),
      );
      await until(() => mails.length >= 2);
    } finally {
      await consumer.close(5000);
      await queue.close();
      await watched.stop();
    }
  }, 60_000);
});
