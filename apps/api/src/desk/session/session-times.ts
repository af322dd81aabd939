import type { DeskSession } from '@mainstage/desk/entities/desk-session';

/** Minutes without activity after which a session ends. */
const idleMinutes = 30;

/** Maximum hours of a session. */
export const longestHours = 12;

/** Maximum concurrent sessions of a member; a further one ends the oldest. */
export const mostSessions = 10;

/** Minutes within which the passkey must be used after link or code. */
const passkeyMinutes = 10;

/** Minutes for which an authentication counts as recent. */
const confirmedMinutes = 15;

/** SQL condition of sessions that are valid by the database clock (docs/adr/0023-one-clock.md). */
export const validSession = (session: string) => `${session}.endedAt IS NULL
  AND ${session}.createdAt > now() - interval '${longestHours} hours'
  AND ${session}.lastSeenAt > now() - interval '${idleMinutes} minutes'
  AND (NOT ${session}.awaitsPasskey OR ${session}.createdAt > now() - interval '${passkeyMinutes} minutes')`;

/** SQL condition of sessions with a recent authentication. */
export const confirmedSession = (session: string) =>
  `${session}.confirmedAt > now() - interval '${confirmedMinutes} minutes'`;

const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

export const endOf = ({ createdAt }: Pick<DeskSession, 'createdAt'>): Date => later(createdAt, longestHours * 60);

/** End of a session without further activity. */
export const idleEndOf = ({ lastSeenAt }: Pick<DeskSession, 'lastSeenAt'>): Date => later(lastSeenAt, idleMinutes);
