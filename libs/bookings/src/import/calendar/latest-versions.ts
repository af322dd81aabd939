import { uidOf } from './booking-of-event';
import type { CalendarEvent } from './calendar-event';

/** An event with what tells versions of it apart. */
export interface VersionedEvent {
  event: CalendarEvent;
  sequence: number;
  /** LAST-MODIFIED, else DTSTAMP, as written: both in UTC, so that text order is time order. */
  modified: string;
}

/**
 * Of several versions of an entry, in one calendar or in several of the file, the one with the highest SEQUENCE, then the
 * latest LAST-MODIFIED, then the later in the file.
 * @returns those to take, and each of the others with the one that replaces it
 */
export function latestVersions(versions: readonly VersionedEvent[]): {
  latest: CalendarEvent[];
  replaced: { event: CalendarEvent; by: CalendarEvent }[];
} {
  const byKey = new Map<string, VersionedEvent[]>();
  for (const version of versions) {
    const key = keyOf(version.event);
    byKey.set(key, [...(byKey.get(key) ?? []), version]);
  }
  const latest: CalendarEvent[] = [];
  const replaced: { event: CalendarEvent; by: CalendarEvent }[] = [];
  for (const group of byKey.values()) {
    const winner = group.reduce((best, next) => (isOlder(best, next) ? next : best)).event;
    latest.push(winner);
    for (const { event } of group) if (event !== winner) replaced.push({ event, by: winner });
  }
  return { latest, replaced };
}

/** An entry without a UID has another version only where that is the same in all it says. */
const keyOf = (event: CalendarEvent) => `${uidOf(event)}\n${event.recurrenceId?.toUnixTime() ?? ''}`;

function isOlder(one: VersionedEvent, other: VersionedEvent): boolean {
  if (one.sequence !== other.sequence) return one.sequence < other.sequence;
  return one.modified <= other.modified;
}
