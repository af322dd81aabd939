import type { DeskSession } from '@mainstage/desk/entities/desk-session';

/** Minutes without a press after which a session is over. */
const idleMinutes = 30;

/** Hours after which a session is over, whatever happens in it. */
export const longestHours = 12;

/** Sessions that one member may have at a time; the oldest ends when there is another. */
export const mostSessions = 10;

/** Minutes in which the passkey must be shown after link or code. */
const passkeyMinutes = 10;

/** Minutes for which somebody who has shown who they are may do what is sensitive. */
const confirmedMinutes = 15;

/** A condition for sessions that are valid by the database's clock (docs/adr/0023-one-clock.md). */
export const validSession = (session: string) => `${session}.endedAt IS NULL
  AND ${session}.createdAt > now() - interval '${longestHours} hours'
  AND ${session}.lastSeenAt > now() - interval '${idleMinutes} minutes'
  AND (NOT ${session}.awaitsPasskey OR ${session}.createdAt > now() - interval '${passkeyMinutes} minutes')`;

/** A condition for sessions whose person has just shown who they are. */
export const confirmedSession = (session: string) =>
  `${session}.confirmedAt > now() - interval '${confirmedMinutes} minutes'`;

const later = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

/** When a session is over at the latest. */
export const endOf = ({ createdAt }: Pick<DeskSession, 'createdAt'>): Date => later(createdAt, longestHours * 60);

/** When a session is over unless its person does something. */
export const idleEndOf = ({ lastSeenAt }: Pick<DeskSession, 'lastSeenAt'>): Date => later(lastSeenAt, idleMinutes);
