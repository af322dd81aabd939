import { ProblemError } from '../http/problem-error';

export class WrongPassword extends ProblemError {
  constructor() {
    super('wrong_password', 'The password is not the one of this page');
  }
}

/** No token, or one that is forged, expired, of another page or of an earlier password. */
export class GateLocked extends ProblemError {
  constructor() {
    super('gate_locked', 'This page wants a valid token; unlock it with its password');
  }
}

/** The guess was not compared. @param waitMs until the next one is compared */
export class TooManyGuesses extends ProblemError {
  constructor(waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super('rate_limited', `Too many passwords were tried; try again in ${seconds} seconds`, {
      retryAfterSeconds: seconds,
    });
  }
}
