import { type SmtpBehaviour, type SmtpPeer, startSmtpPeer } from '@mainstage/testing/smtp-peer';
import { type PrivateRedis, startPrivateRedis } from '@mainstage/testing/redis';
import { startProxy, type TcpProxy } from '@mainstage/testing/tcp-proxy';
import { type AppBundle, bundleApp } from './app-bundle';
import { TestOutbox } from './test-outbox';
import { type RunningWorker, runWorker, type WorkerServers } from './running-worker';

export type BackendName = 'redis' | 'postgres';

/** Everything around a worker that is put to the test: real database, real queue, a mail server that obeys. */
export class Stage {
  peer!: SmtpPeer;
  private readonly workers = new Set<RunningWorker>();
  private readonly cleanups: (() => Promise<void> | void)[] = [];

  private constructor(
    readonly ledger: TestOutbox,
    /** Undefined where the queue lives in PostgreSQL. */
    readonly redis: PrivateRedis | undefined,
    private readonly bundle: AppBundle,
  ) {}

  static async build(backend: BackendName): Promise<Stage> {
    const redis = backend === 'redis' ? await startPrivateRedis() : undefined;
    return new Stage(await TestOutbox.create(), redis, await bundleApp('worker'));
  }

  /** Before each test: nothing owed, nothing on the queue, a fresh mail server. */
  async open(): Promise<void> {
    this.peer = await startSmtpPeer();
    await this.ledger.empty();
    await this.wipeQueue();
  }

  /** What the test must leave behind in order, also when it fails. */
  afterwards(cleanup: () => Promise<void> | void): void {
    this.cleanups.push(cleanup);
  }

  /** After each test. */
  async clear(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.kill()));
    this.workers.clear();
    const ended = await Promise.allSettled(this.cleanups.splice(0).map(async (cleanup) => cleanup()));
    await this.peer?.close();
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }

  async destroy(): Promise<void> {
    await this.ledger.destroy();
    await this.redis?.stop();
    await this.bundle.remove();
  }

  /** @param different what is not as usual */
  async worker(smtpUrl = this.peer.url, different: Partial<WorkerServers> = {}): Promise<RunningWorker> {
    const worker = await runWorker(this.bundle.main, {
      databaseUrl: this.ledger.url,
      redisUrl: this.redis?.url,
      smtpUrl,
      ...different,
    });
    this.workers.add(worker);
    return worker;
  }

  /** A line to the server at an address, and the address to reach it by that line. */
  async line(address: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(address);
    const proxy = await startProxy({ to: Number(url.port), host: url.hostname });
    this.afterwards(() => proxy.stop());
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, url: url.href };
  }

  /** FLUSHALL, or its like in PostgreSQL. */
  async wipeQueue(): Promise<void> {
    if (this.redis) return this.redis.flush();
    const [found] = await this.ledger.sql(`SELECT to_regclass('bullmq.job') AS jobs`);
    if (found?.['jobs']) await this.ledger.sql('TRUNCATE bullmq.job CASCADE');
  }

  async behave(behaviour: SmtpBehaviour, recipient?: string): Promise<void> {
    await this.peer.setBehaviour(behaviour, recipient);
  }

  /** The ledger against what the mail server got. */
  async check(): Promise<void> {
    await this.ledger.check(this.peer.messages);
  }
}

/** Distinct addresses of the sales team. */
export function addresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `sales${index}@venue.example`);
}
