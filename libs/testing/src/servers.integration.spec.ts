import { Redis } from 'ioredis';
import pg from 'pg';
import { createTestDatabase, testPool } from './postgres';
import { startPrivateRedis, startRedis } from './redis';

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

describe('createTestDatabase', () => {
  it('gives separate databases and drops them although someone is connected', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await ask(one.url, 'CREATE TABLE only_here (id int)');
    expect(await ask(other.url, `SELECT to_regclass('only_here') AS found`)).toEqual([{ found: null }]);

    const connected = new pg.Client({ connectionString: one.url });
    connected.on('error', () => undefined);
    await connected.connect();
    await one.drop();
    await expect(ask(one.url, 'SELECT 1')).rejects.toThrow();
    await connected.end().catch(() => undefined);
    await other.drop();
  });
});

describe('testPool', () => {
  it('ends nobody when its connections are cut, before or after its end', async () => {
    for (const endsFirst of [true, false]) {
      const database = await createTestDatabase();
      const pool = testPool(database.url, { max: 20 });
      await Promise.all(Array.from({ length: 20 }, () => pool.query('SELECT pg_sleep(0.05)')));
      if (endsFirst) await pool.end();
      await database.drop();
      if (!endsFirst) await pool.end();
    }
  });
});

describe('startRedis', () => {
  it('gives an empty Redis that can be wiped', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    await client.set('key', 'value');
    await redis.flush();
    expect(await client.get('key')).toBeNull();
    await client.quit();
    await redis.stop();
  });
});

describe('startPrivateRedis', () => {
  it('has what was written after a crash', async () => {
    const redis = await startPrivateRedis();
    const client = new Redis(redis.url);
    client.on('error', () => undefined);
    await client.set('key', 'value');
    await redis.kill();
    await redis.restart();
    expect(await client.get('key')).toBe('value');
    await client.quit();
    await redis.stop();
  });
});
