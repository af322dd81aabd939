import { heartbeatJob } from './heartbeat';
import { sendMailJob } from './send-mail';

/** All jobs; a missing handler in the worker does not compile. */
export const jobs = {
  [sendMailJob.name]: sendMailJob,
  [heartbeatJob.name]: heartbeatJob,
} as const;

export type JobName = keyof typeof jobs;
export type JobPayload<Name extends JobName> = ReturnType<(typeof jobs)[Name]['parse']>;

/** A handler that throws marks its job as failed, for operators to see. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}
