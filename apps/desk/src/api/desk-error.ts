/** Error of a call: a `code` of the API (rule problem.codes), or `network` if there was no answer. */
export class DeskError extends Error {
  override name = 'DeskError';

  /**
   * @param code of the problem details
   * @param detail the API's own sentence, for logs
   * @param current with `changed_meanwhile`: the current state; with `answered_meanwhile`: the other answer
   * @param retryAfterSeconds with `rate_limited` and `unavailable`
   * @param fields with `validation_failed`: errors by field
   */
  constructor(
    readonly code: string,
    readonly detail = '',
    readonly current?: object,
    readonly retryAfterSeconds?: number,
    readonly fields: readonly { field: string; code: string }[] = [],
  ) {
    super(`${code} ${detail}`.trim());
  }
}

/** The code of an error; `network` for errors that are no answer of the API. */
export const codeOf = (error: unknown): string => (error instanceof DeskError ? error.code : 'network');
