import { type Problem, type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { FieldError } from '@mainstage/contracts/validate';

/** An error that is reported to the client; use cases subclass it and own their code. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';

  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extra: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      challenge?: object;
      current?: object;
      offer?: object;
    } = {},
  ) {
    super(detail);
  }

  get status(): number {
    return problems[this.code].status;
  }

  toJSON(): Problem {
    const { status, title } = problems[this.code];
    return {
      type: `/problems/${this.code.replaceAll('_', '-')}`,
      title,
      status,
      detail: this.detail,
      code: this.code,
      ...(this.extra.errors && { errors: this.extra.errors }),
      ...(this.extra.challenge && { challenge: this.extra.challenge }),
      ...(this.extra.offer && { offer: this.extra.offer }),
      ...(this.extra.current && { current: this.extra.current }),
    };
  }
}

/** Some fields are invalid; the detail names them. */
export class ValidationFailed extends ProblemError {
  constructor(errors: FieldError[]) {
    super('validation_failed', errors.map((error) => error.message).join('; '), { errors });
  }
}

/** A dependency of this call is unavailable; the call itself may be valid. */
export class Unavailable extends ProblemError {
  constructor() {
    super('unavailable', 'This is not possible for the moment; the same call again soon will do', {
      retryAfterSeconds: 5,
    });
  }
}
