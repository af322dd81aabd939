/** A kind of work for the worker: what it is called on the queue and what it must be told. */
export interface JobDefinition<Name extends string, Payload> {
  readonly name: Name;
  /**
   * Reads a payload that came back from the queue: it may have been written by an older version of this code.
   * @throws MalformedPayload
   */
  readonly parse: (payload: unknown) => Payload;
}

/** The queue held a payload that this version does not understand. */
export class MalformedPayload extends Error {
  override readonly name = 'MalformedPayload';
  constructor(job: string, expected: string) {
    super(`The payload of the job ${job} must be ${expected}`);
  }
}

export function defineJob<const Name extends string, Payload>(
  definition: JobDefinition<Name, Payload>,
): JobDefinition<Name, Payload> {
  return definition;
}
