import type { JobsOptions, Queue } from 'bullmq';
import type { JobHandlers, JobName, JobPayload } from './jobs/jobs';
import type { Logger } from '@mainstage/observability/logger';
import { chooseBackend, type QueueServers } from './choose-backend';
import { Consumer } from './consumer';
import { Producer } from './producer';
import { runJob } from './run-job';

const states = ['waiting', 'active', 'delayed', 'prioritized', 'completed', 'failed'] as const;
const alive = new Set(['waiting', 'active', 'delayed', 'prioritized']);

/** Number of states queried concurrently. */
const chunk = 50;

export interface NewJob<Name extends JobName> {
  payload: JobPayload<Name>;
  /** Unique among the jobs that the queue remembers; no colon, not digits only. A repeated id adds nothing. */
  jobId: string;
}

export interface AddOptions {
  /** Before all waiting jobs. */
  first?: boolean;
  /** Removes the job once it is done, so that its id is free again. */
  forget?: boolean;
}

/** The queue as the apps use it. Every call throws when its server does not respond within seconds. */
export interface JobQueue {
  add: <Name extends JobName>(name: Name, job: NewJob<Name>, options?: AddOptions) => Promise<void>;
  addAll: <Name extends JobName>(
    name: Name,
    newJobs: NewJob<Name>[],
    options?: Pick<AddOptions, 'first'>,
  ) => Promise<void>;
  /** Which of the jobs are waiting or active; finished and removed ones are omitted. */
  has: (jobIds: string[]) => Promise<Map<string, 'waiting' | 'active'>>;
  counts: () => Promise<Record<string, number>>;
  /** Throws unless the queue responds. */
  ping: (timeoutMs?: number) => Promise<void>;
  /** Starts to take jobs; waits for the server without limit. */
  process: (handlers: JobHandlers, concurrency: number) => Consumer;
  /** BullMQ's own object, for the operators' dashboard. */
  bullQueue: () => Promise<Queue>;
  /** Closes the producer; consumers are closed by their owners. */
  close: () => Promise<void>;
}

/** Opens the queue; connects at the first call. */
export function openQueue(servers: QueueServers, logger: Logger): JobQueue {
  const backend = chooseBackend(servers);
  const onError = sparingly((error) => logger.warn({ err: error }, 'queue error'));
  const producer = new Producer(backend, onError);

  const statesOf = (queue: Queue, jobIds: string[]) =>
    Promise.all(jobIds.map(async (jobId) => ({ jobId, state: await queue.getJobState(jobId) })));

  return {
    async add(name, { payload, jobId }, { first = false, forget = false } = {}) {
      const options: JobsOptions = {
        jobId,
        lifo: first,
        ...(forget && { removeOnComplete: true, removeOnFail: true }),
      };
      await producer.run('add', (queue) => queue.add(name, payload, options));
    },
    async addAll(name, newJobs, { first = false } = {}) {
      await producer.run('addAll', (queue) =>
        queue.addBulk(newJobs.map(({ payload, jobId }) => ({ name, data: payload, opts: { jobId, lifo: first } }))),
      );
    },
    async has(jobIds) {
      const present = new Map<string, 'waiting' | 'active'>();
      for (let start = 0; start < jobIds.length; start += chunk) {
        const some = jobIds.slice(start, start + chunk);
        for (const { jobId, state } of await producer.run('has', (queue) => statesOf(queue, some)))
          if (alive.has(state)) present.set(jobId, state === 'active' ? 'active' : 'waiting');
      }
      return present;
    },
    counts: () => producer.run('counts', (queue) => queue.getJobCounts(...states)),
    async ping(timeoutMs) {
      await producer.run('ping', (queue) => queue.getJobCounts('waiting'), timeoutMs);
    },
    process(handlers, concurrency) {
      const onUnknown = (problem: string) => logger.warn(problem);
      return new Consumer(backend, (name, payload) => runJob(handlers, name, payload, onUnknown), {
        concurrency,
        onError,
      });
    },
    bullQueue: () => producer.queue(),
    close: () => producer.close(),
  };
}

/** Every reconnect to an unavailable server emits an error: the same message is passed on once a minute. */
function sparingly(report: (error: Error) => void): (error: Error) => void {
  const reported = new Map<string, number>();
  return (error) => {
    const now = performance.now();
    for (const [message, at] of reported) if (now - at > 60_000) reported.delete(message);
    if (reported.has(error.message)) return;
    reported.set(error.message, now);
    report(error);
  };
}
