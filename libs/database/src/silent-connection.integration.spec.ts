import { createTestDatabase, type TestDatabase } from '@mainstage/testing/postgres';
import { startProxy, type TcpProxy } from '@mainstage/testing/tcp-proxy';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { isUnavailable } from './unavailable';

let database: TestDatabase;
let proxy: TcpProxy;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startProxy({ to: Number(url.port), host: url.hostname });
  url.port = String(proxy.port);
  const timeouts = { connect: 500, lock: 1000, statement: 1200, answer: 1500 };
  source = await createDataSource(url.href, { poolSize: 1, timeouts }).initialize();
}, 60_000);
afterAll(async () => {
  await source?.destroy();
  await proxy?.stop();
  await database?.drop();
});

it('a transaction whose connection goes silent fails after one timeout, without another for its rollback', async () => {
  const startedAt = performance.now();
  const failed = source.transaction(async (manager) => {
    await manager.query('SELECT 1');
    proxy.forget();
    await manager.query('SELECT 2');
  });
  expect(isUnavailable(await failed.catch((error: unknown) => error))).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(2 * 1500);
  expect(await source.query('SELECT 3 AS three')).toEqual([{ three: 3 }]);
});
