import { MalformedPayload } from './jobs/define-job';
import { isJobName, jobs, type JobHandlers, type JobName, type JobPayload } from './jobs/jobs';

/** The same list, typed so that each job is paired with its own payload. */
const definitions: { [Name in JobName]: { parse: (payload: unknown) => JobPayload<Name> } } = jobs;

/**
 * Passes a job to its handler. Unknown jobs are reported and skipped: the queue may contain jobs of older or newer
 * releases, and the outbox still has their mails.
 */
export async function runJob(
  handlers: JobHandlers,
  name: string,
  payload: unknown,
  onUnknown: (problem: string) => void,
): Promise<void> {
  if (!isJobName(name)) return onUnknown('The queue holds a job that this version does not know');
  await call(handlers, name, payload, onUnknown);
}

async function call<Name extends JobName>(
  handlers: JobHandlers,
  name: Name,
  payload: unknown,
  onUnknown: (problem: string) => void,
): Promise<void> {
  const handler: (payload: JobPayload<Name>) => Promise<void> = handlers[name];
  const { parse } = definitions[name];
  let parsed: JobPayload<Name>;
  try {
    parsed = parse(payload);
  } catch (error) {
    if (!(error instanceof MalformedPayload)) throw error;
    return onUnknown(error.message);
  }
  await handler(parsed);
}
