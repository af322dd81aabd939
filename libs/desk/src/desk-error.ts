import type { DeskLead } from '@mainstage/contracts/desk/leads';

/** There is no such lead on the desk, or not any more. */
export class LeadNotFound extends Error {
  override readonly name = 'LeadNotFound';
  constructor() {
    super('There is no such lead');
  }
}

/** Somebody else has changed the lead since it was shown. */
export class LeadChangedMeanwhile extends Error {
  override readonly name = 'LeadChangedMeanwhile';
  constructor(readonly current: DeskLead) {
    super('The lead has changed meanwhile');
  }
}

/** A change that makes no sense for the lead as it is. The message is a sentence for the team. */
export class ChangeRejected extends Error {
  override readonly name = 'ChangeRejected';
  constructor(
    readonly field: 'state' | 'owner' | 'lostReason' | 'email' | 'nextStep' | 'snoozedUntil' | 'remindIfNoReplyBy',
    message: string,
  ) {
    super(message);
  }
}

/** What the desk refuses as a whole; which field is wrong is a `ChangeRejected`. */
export type RefusedActionCode =
  'lead_is_spam' | 'lead_not_spam' | 'mail_not_sendable' | 'answer_on_its_way' | 'answer_too_large';

/** An action that the lead or the mail does not allow as it is. The message is a sentence for the team. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
  constructor(
    readonly code: RefusedActionCode,
    message: string,
  ) {
    super(message);
  }
}
