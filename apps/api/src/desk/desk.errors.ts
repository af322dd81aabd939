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

/** What is sensitive needs somebody who has just shown who they are. */
export class RecentSignInRequired extends ProblemError {
  constructor() {
    super('recent_sign_in_required', 'Show once more that it is you: by a passkey, or by the code of a new mail');
  }
}

/** The member's right does not reach so far. */
export class NotAllowed extends ProblemError {
  constructor() {
    super('not_allowed', 'Your right at the sales desk does not include this');
  }
}

/** DESK_REQUIRE_PASSKEY wants a passkey, and none was shown in this session. */
export class PasskeyRequired extends ProblemError {
  constructor() {
    super('passkey_required', 'This needs a passkey: add one under Settings, or show the one that you have');
  }
}

/** Somebody else was first. */
export class ChangedMeanwhile extends ProblemError {
  /** @param current what was to be changed, as it is now */
  constructor(current: object) {
    super('changed_meanwhile', 'Somebody else has changed this meanwhile', { current });
  }
}
