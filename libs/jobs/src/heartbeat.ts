import { defineJob } from './define-job';

/** Proves that jobs come through: whoever runs it notes the time. Carries nothing. */
export const heartbeatJob = defineJob({
  name: 'heartbeat',
  parse: (): Record<string, never> => ({}),
});
