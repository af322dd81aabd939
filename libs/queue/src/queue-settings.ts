import type { JobsOptions, WorkerOptions } from 'bullmq';

export const queueName = 'mainstage';

/** Milliseconds any call to the queue may take. */
export const callTimeoutMs = 5000;

/** Milliseconds after which TCP begins to ask whether the other side of a line without traffic is still there. */
export const keepAliveMs = 10_000;

/** Seconds that a worker without jobs blocks at most before it looks by itself. */
export const drainDelaySeconds = 5;

/** A job is tried once: whether a mail is tried again is the outbox's decision, not the queue's. */
export const jobOptions = {
  attempts: 1,
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 24 * 3600, count: 1000 },
} satisfies JobsOptions;

/** Nobody reads the stream of events; the default would keep 10,000. */
export const streams = { events: { maxLen: 100 } };

/** With the library's own times the job of a killed worker would come back after a minute only. */
export const workerOptions = {
  lockDuration: 5000,
  stalledInterval: 5000,
  // A job whose worker died mid-way is handed out again; its handler asks the outbox what is left to do.
  maxStalledCount: 5,
  runRetryDelay: 2000,
  drainDelay: drainDelaySeconds,
} satisfies Partial<WorkerOptions>;
