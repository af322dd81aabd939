import type { JobsOptions, WorkerOptions } from 'bullmq';

export const queueName = 'mainstage';

/** Milliseconds any call to the queue may take. */
export const callTimeoutMs = 5000;

/** Milliseconds without traffic after which TCP sends keep-alive probes. */
export const keepAliveMs = 10_000;

/** Maximum seconds that an idle worker blocks before it polls. */
export const drainDelaySeconds = 5;

/** A job has one attempt: retries of a mail are decided by the outbox, not by the queue. */
export const jobOptions = {
  attempts: 1,
  removeOnComplete: { age: 3600, count: 1000 },
  removeOnFail: { age: 24 * 3600, count: 1000 },
} satisfies JobsOptions;

/** The stream of events is not used; the default would store 10,000. */
export const streams = { events: { maxLen: 100 } };

/** With the library's defaults the job of a killed worker would be retried only after a minute. */
export const workerOptions = {
  lockDuration: 5000,
  stalledInterval: 5000,
  // The job of a dead worker is retried; its handler reads from the outbox what is left to do.
  maxStalledCount: 5,
  runRetryDelay: 2000,
  drainDelay: drainDelaySeconds,
} satisfies Partial<WorkerOptions>;
