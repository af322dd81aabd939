export interface JobDefinition<Name extends string, Payload> {
  readonly name: Name;
  /**
   * Parses a payload from the queue, which an older release may have written.
   * @throws MalformedPayload
   */
  readonly parse: (payload: unknown) => Payload;
}

/** The queue contained a payload that this release does not understand. */
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
