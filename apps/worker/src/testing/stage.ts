import { type SmtpBehaviour, type SmtpPeer, startSmtpPeer } from '@mainstage/testing/smtp-peer';
import { type PrivateRedis, startPrivateRedis } from '@mainstage/testing/redis';
import { startProxy, type TcpProxy } from '@mainstage/testing/tcp-proxy';
import { type AppBundle, bundleApp } from './app-bundle';
import { TestOutbox } from './test-outbox';
import { type RunningWorker, runWorker, type WorkerServers } from './running-worker';

export type BackendName = 'redis' | 'postgres';

/** Environment of a worker under test: real database, real queue, and a mail server with scripted behaviour. */
export class Stage {
  peer!: SmtpPeer;
  private readonly workers = new Set<RunningWorker>();
  private readonly cleanups: (() => Promise<void> | void)[] = [];

  private constructor(
    readonly outbox: TestOutbox,
    readonly redis: PrivateRedis | undefined,
    private readonly bundle: AppBundle,
  ) {}

  static async build(backend: BackendName): Promise<Stage> {
    const redis = backend === 'redis' ? await startPrivateRedis() : undefined;
    return new Stage(await TestOutbox.create(), redis, await bundleApp('worker'));
  }

  async open(): Promise<void> {
    this.peer = await startSmtpPeer();
    await this.outbox.empty();
    await this.wipeQueue();
  }

  /** Registers a cleanup that runs after the test, even if it fails. */
  afterwards(cleanup: () => Promise<void> | void): void {
    this.cleanups.push(cleanup);
  }

  async clear(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.kill()));
    this.workers.clear();
    const ended = await Promise.allSettled(this.cleanups.splice(0).map(async (cleanup) => cleanup()));
    await this.peer?.close();
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }

  async destroy(): Promise<void> {
    await this.outbox.destroy();
    await this.redis?.stop();
    await this.bundle.remove();
  }

  async worker(smtpUrl = this.peer.url, different: Partial<WorkerServers> = {}): Promise<RunningWorker> {
    const worker = await runWorker(this.bundle.main, {
      databaseUrl: this.outbox.url,
      redisUrl: this.redis?.url,
      smtpUrl,
      ...different,
    });
    this.workers.add(worker);
    return worker;
  }

  async line(address: string): Promise<{ proxy: TcpProxy; url: string }> {
    const url = new URL(address);
    const proxy = await startProxy({ to: Number(url.port), host: url.hostname });
    this.afterwards(() => proxy.stop());
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    return { proxy, url: url.href };
  }

  async wipeQueue(): Promise<void> {
    if (this.redis) return this.redis.flush();
    const [found] = await this.outbox.sql(`SELECT to_regclass('bullmq.job') AS jobs`);
    if (found?.['jobs']) await this.outbox.sql('TRUNCATE bullmq.job CASCADE');
  }

  async behave(behaviour: SmtpBehaviour, recipient?: string): Promise<void> {
    await this.peer.setBehaviour(behaviour, recipient);
  }

  async check(): Promise<void> {
    await this.outbox.check(this.peer.messages);
  }
}

export function addresses(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `sales${index}@venue.example`);
}
