import { ProblemError, ValidationFailed } from '../http/problem-error';

export class AlreadySubscribed extends ProblemError {
  constructor() {
    super('already_subscribed', 'This email is already subscribed to our newsletter');
  }
}

/** The link is malformed, of an earlier opt-in, or expired. */
export class LinkRefused extends ValidationFailed {
  constructor(reason: 'invalid' | 'expired') {
    super([
      reason === 'invalid'
        ? { field: 'token', code: 'invalid_token', message: 'token is not one of ours' }
        : { field: 'token', code: 'expired_token', message: 'token is no longer valid; please subscribe again' },
    ]);
  }
}
