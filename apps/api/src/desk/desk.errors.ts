import { ProblemError } from '../http/problem-error';

/** There is no session, it is over, or its person has left the team. */
export class SignedOut extends ProblemError {
  constructor() {
    super('signed_out', 'You are not signed in at the sales desk, or not any more');
  }
}

/** Link, code or passkey is wrong, used or over; the answer does not say which. */
export class SignInFailed extends ProblemError {
  constructor() {
    super('sign_in_failed', 'This does not sign you in: it is wrong, over or used. Ask for a new mail');
  }
}

/** A link works in the browser that asked for it. */
export class OtherBrowser extends ProblemError {
  constructor() {
    super('other_browser', 'This link was requested in another browser: type the code of the same mail here');
  }
}

/** What changes how somebody signs in needs a sign-in of the last minutes. */
export class RecentSignInRequired extends ProblemError {
  constructor() {
    super('recent_sign_in_required', 'This needs a sign-in of the last minutes: sign out and in again');
  }
}

/** The member's right does not reach so far. */
export class NotAllowed extends ProblemError {
  constructor() {
    super('not_allowed', 'Your right at the sales desk does not include this');
  }
}

/** DESK_REQUIRE_PASSKEY is on, and no passkey was shown in this session. */
export class PasskeyRequired extends ProblemError {
  constructor() {
    super('passkey_required', 'This needs a passkey: sign in with one');
  }
}

/** Somebody else was first. */
export class ChangedMeanwhile extends ProblemError {
  /** @param current what was to be changed, as it is now */
  constructor(current: object) {
    super('changed_meanwhile', 'Somebody else has changed this meanwhile', { current });
  }
}
