import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Kinds of faults. `run` causes the fault and resolves when it is over; from that moment (or from `from`) the system
 * has `recovery` seconds until the first 201 and the first accepted mail. `undo` is called after that was measured. If
 * the queue may have lost its jobs (`losesJobs`), all mails that were due before must be tried within that time as
 * well. `parts` are numbers from 0 to 1 from the seed.
 * @typedef {{ from?: number, undo?: () => Promise<void> }} Cleared
 * @typedef {{ name: string, recovery: number, losesJobs?: boolean, backend?: string, available?: () => boolean,
 * run: (world: import('./world.mjs').World, parts: { a: number, b: number }) => Promise<Cleared | void> }} Kind
 */

const seconds = (least, most, part) => delay((least + part * (most - least)) * 1000);

/** A process is killed and restarted a second later. */
const killed = (...names) => ({
  recovery: 15,
  run: async (world) => {
    const from = Date.now();
    await Promise.all(names.map((name) => world[name].kill()));
    await delay(1000);
    for (const name of names) world[name].start();
    return { from };
  },
});

const stopped = (name) => ({
  recovery: 15,
  run: async (world) => {
    await world[name].stop();
    world[name].start();
  },
});

/** A process runs with other options until it was seen to work. */
const otherwise = (name, manner) => ({
  recovery: 15,
  run: async (world, { a }) => {
    await world[name].stop();
    world[name].start(manner(a));
    return {
      undo: async () => {
        await world[name].stop();
        world[name].start();
        await world[name].answers();
      },
    };
  },
});

const shifted = (part) => ({ clockShift: part < 0.5 ? -2 : 2 });
const onFullDisk = () => ({ log: '/dev/full' });
const fullDisk = () => existsSync('/dev/full');

/** PostgreSQL is stopped for some seconds. */
const postgresEnds = (signal, least, most) => ({
  recovery: 10,
  run: async (world, { a }) => {
    await world.postgres.end(signal);
    await seconds(least, most, a);
    await world.postgres.start();
  },
});

/** A connection stalls for 11 to 20 s, then resumes or has lost its connections. */
const silent = (line) => ({
  recovery: 30,
  run: async (world, { a, b }) => {
    world.lines[line].silence();
    await seconds(11, 20, a);
    if (b < 0.5) world.lines[line].forget();
    await world.lines[line].resume();
  },
});

const redisEnds = (options) => ({
  backend: 'redis',
  recovery: 30,
  losesJobs: true,
  run: async (world, { a }) => {
    await world.redis.kill(options);
    await seconds(0, 8, a);
    await world.redis.start();
  },
});

const mailServerDoes = (behaviour, least = 3, most = 8) => ({
  recovery: 30,
  run: async (world, { a }) => {
    world.mailServer.behaviour = behaviour;
    await seconds(least, most, a);
    world.mailServer.behaviour = 'accept';
  },
});

const ours = `datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'mainstage%'`;

/** Occupies all connections of PostgreSQL, and releases them. */
async function exhaustConnections(world, { a }) {
  const taken = [];
  try {
    for (let count = 0; count < 100; count += 1) {
      const client = new pg.Client({ connectionString: world.postgres.server.url, connectionTimeoutMillis: 3000 });
      client.on('error', () => undefined);
      await client.connect();
      taken.push(client);
    }
  } catch {
    // No connection is left: a client that loses its own now cannot reconnect.
    await taken[0]
      ?.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`)
      .catch(() => undefined);
  }
  await seconds(3, 8, a);
  await Promise.allSettled(taken.map((client) => client.end()));
}

/** A forgotten transaction locks the table of one form. */
async function lockTable(world, { a }) {
  const client = new pg.Client({ connectionString: world.postgres.server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE contact_submissions IN ACCESS EXCLUSIVE MODE');
    await seconds(5, 12, a);
    await client.query('ROLLBACK');
  } finally {
    await client.end();
  }
}

/** @type {Record<string, Omit<Kind, 'name'>>} */
const all = {
  'API killed': killed('api'),
  'worker killed': killed('worker'),
  'API and worker killed': killed('api', 'worker'),
  'API stopped': stopped('api'),
  'worker stopped': stopped('worker'),
  'API clock off by 2 h': otherwise('api', shifted),
  'worker clock off by 2 h': otherwise('worker', shifted),
  "API's log disk full": { ...otherwise('api', onFullDisk), available: fullDisk },
  "worker's log disk full": { ...otherwise('worker', onFullDisk), available: fullDisk },
  'PostgreSQL restarted (fast)': postgresEnds('SIGINT', 0, 4),
  'PostgreSQL restarted (immediate)': postgresEnds('SIGQUIT', 0, 4),
  'PostgreSQL killed': postgresEnds('SIGKILL', 0, 4),
  'PostgreSQL away': postgresEnds('SIGINT', 12, 20),
  'PostgreSQL away while both start': {
    recovery: 15,
    run: async (world, { a }) => {
      await Promise.all([world.postgres.end('SIGINT'), world.api.kill(), world.worker.kill()]);
      for (const app of [world.api, world.worker]) app.start();
      await seconds(8, 15, a);
      await world.postgres.start();
    },
  },
  'backends terminated': {
    recovery: 10,
    run: async (world) => {
      await world.postgres.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${ours}`);
    },
  },
  'connections exhausted': { recovery: 10, run: exhaustConnections },
  'table locked': { recovery: 10, run: lockTable },
  'API → PostgreSQL silent': silent('apiToPostgres'),
  'worker → PostgreSQL silent': silent('workerToPostgres'),
  'worker → Redis silent': { ...silent('workerToRedis'), backend: 'redis', losesJobs: true },
  'worker → mail server silent': silent('workerToMail'),
  'Redis killed': redisEnds({}),
  'Redis replaced by an empty one': redisEnds({ forgetting: true }),
  'Redis wiped': {
    backend: 'redis',
    recovery: 30,
    losesJobs: true,
    run: async (world) => void (await world.redis.wipe()),
  },
  'queue wiped': {
    backend: 'postgres',
    recovery: 30,
    losesJobs: true,
    run: async (world) => void (await world.postgres.rows('TRUNCATE bullmq.job CASCADE')),
  },
  'mail server away': {
    recovery: 30,
    run: async (world, { a }) => {
      await world.mailServer.close();
      await seconds(3, 10, a);
      await world.mailServer.open();
    },
  },
  'mail: 421 greeting': mailServerDoes('greeting-421'),
  'mail: 451 recipient': mailServerDoes('rcpt-451'),
  'mail: 451 message': mailServerDoes('dot-451'),
  'mail: 550 visitor': mailServerDoes('visitor-550'),
  'mail: 552 sales': mailServerDoes('sales-552'),
  'mail: cut before the dot': mailServerDoes('cut-before-dot'),
  'mail: dropped after the dot': mailServerDoes('drop-after-dot', 1, 3),
  'mail: half an answer': mailServerDoes('half-answer', 1, 3),
  'mail: slow': mailServerDoes('slow', 5, 12),
  'mail: answers after 12 s': mailServerDoes('late', 4, 8),
};

/** @type {Kind[]} */
export const kinds = Object.entries(all).map(([name, kind]) => ({ name, ...kind }));
