import { defineJob } from './define-job';

/** Proves that jobs are processed: its handler records the time. Has no payload. */
export const heartbeatJob = defineJob({
  name: 'heartbeat',
  parse: (): Record<string, never> => ({}),
});
