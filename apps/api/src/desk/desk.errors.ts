import { ProblemError } from '../http/problem-error';

/** There is no session, it has ended, or its member was removed from the team. */
export class SignedOut extends ProblemError {
  constructor() {
    super('signed_out', 'You are not signed in at the sales desk, or not any more');
  }
}

/** Link, code or passkey is wrong, used or expired; the response does not say which. */
export class SignInFailed extends ProblemError {
  constructor() {
    super('sign_in_failed', 'This does not sign you in: it is wrong, over or used. Ask for a new mail');
  }
}

/** A link works only in the browser that requested it. */
export class OtherBrowser extends ProblemError {
  constructor() {
    super('other_browser', 'This link was requested in another browser: type the code of the same mail here');
  }
}

/** The call requires recent re-authentication. */
export class RecentSignInRequired extends ProblemError {
  constructor() {
    super('recent_sign_in_required', 'Show once more that it is you: by a passkey, or by the code of a new mail');
  }
}

export class NotAllowed extends ProblemError {
  constructor() {
    super('not_allowed', 'Your right at the sales desk does not include this');
  }
}

/** DESK_REQUIRE_PASSKEY requires a passkey, and none was used in this session. */
export class PasskeyRequired extends ProblemError {
  constructor() {
    super('passkey_required', 'This needs a passkey: add one under Settings, or show the one that you have');
  }
}

export class ChangedMeanwhile extends ProblemError {
  /** @param current the present state of the object that was to be changed */
  constructor(current: object) {
    super('changed_meanwhile', 'Somebody else has changed this meanwhile', { current });
  }
}
