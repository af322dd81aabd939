/** Why a call failed: a `code` of the API (rule problem.codes), or `network` where no answer came. */
export class DeskError extends Error {
  override name = 'DeskError';

  /**
   * @param code as in the problem details
   * @param detail the API's own sentence, for whoever reads a log
   * @param current with `changed_meanwhile`: what was to be changed, as it is now; with `answered_meanwhile`: the other answer
   * @param retryAfterSeconds with `rate_limited` and `unavailable`
   * @param fields with `validation_failed`: what is wrong with which field
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

/** The code of whatever was thrown; `network` for what is no answer of the API. */
export const codeOf = (error: unknown): string => (error instanceof DeskError ? error.code : 'network');
