import type { CallFailure } from '../../api/call';

/** How the link has ended for good. */
export type LinkOutcome = 'done' | 'invalid';
/** What the button has come to; after `failed` it may be pressed again. */
export type LinkResult = LinkOutcome | 'failed';

/** What a refusal of the button means. */
export const linkEndOf = ({ problem }: Pick<CallFailure, 'problem'>): LinkResult =>
  problem === 'validation_failed' || problem === 'not_found' ? 'invalid' : 'failed';
