import type { CallFailure } from '../../api/call';

/** Final outcome of the link. */
export type LinkOutcome = 'done' | 'invalid';
/** Outcome of the button; after `failed` it may be pressed again. */
export type LinkResult = LinkOutcome | 'failed';

/** Maps a refusal to an outcome. */
export const linkEndOf = ({ problem }: Pick<CallFailure, 'problem'>): LinkResult =>
  problem === 'validation_failed' || problem === 'not_found' ? 'invalid' : 'failed';
