import { ProblemError } from '../http/problem-error';

/** There is no session, it is over, or its person has left the team. */
export class SignedOut extends ProblemError {
  constructor() {
    super('signed_out', 'You are not signed in at the sales desk, or not any more');
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
