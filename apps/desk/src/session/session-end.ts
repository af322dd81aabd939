import type { DeskSession } from '@mainstage/contracts/desk/session';

/** Milliseconds before the end of a session at which the warning is shown. */
export const warnMs = 2 * 60_000;

/** End of a session in milliseconds since 1970, and whether activity would extend it. */
export function sessionEndOf({ idleEndsAt, endsAt }: Pick<DeskSession, 'idleEndsAt' | 'endsAt'>) {
  const [idleEnd, end] = [Date.parse(idleEndsAt), Date.parse(endsAt)];
  return { at: Math.min(idleEnd, end), idle: idleEnd < end };
}
