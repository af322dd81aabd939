import type { DeskLead } from '@mainstage/contracts/desk/leads';

/** There is no such lead on the desk (any more). */
export class LeadNotFound extends Error {
  override readonly name = 'LeadNotFound';
  constructor() {
    super('There is no such lead');
  }
}

export class LeadChangedMeanwhile extends Error {
  override readonly name = 'LeadChangedMeanwhile';
  constructor(readonly current: DeskLead) {
    super('The lead has changed meanwhile');
  }
}

/** A change that is impossible for the lead. The message is a sentence for the team. */
export class ChangeRejected extends Error {
  override readonly name = 'ChangeRejected';
  constructor(
    readonly field: 'state' | 'owner' | 'lostReason' | 'email' | 'nextStep' | 'snoozedUntil' | 'remindIfNoReplyBy',
    message: string,
  ) {
    super(message);
  }
}

/** Rejections of a whole action; an invalid field is a `ChangeRejected`. */
export type RefusedActionCode =
  'lead_is_spam' | 'lead_not_spam' | 'mail_not_sendable' | 'answer_on_its_way' | 'answer_too_large';

/** An action that the state of the lead or mail does not allow. The message is a sentence for the team. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
  constructor(
    readonly code: RefusedActionCode,
    message: string,
  ) {
    super(message);
  }
}
