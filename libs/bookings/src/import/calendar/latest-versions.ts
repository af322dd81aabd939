import { uidOf } from './booking-of-event';
import type { CalendarEvent } from './calendar-event';

export interface VersionedEvent {
  event: CalendarEvent;
  sequence: number;
  /** LAST-MODIFIED, else DTSTAMP, as written: both in UTC, so that text order is time order. */
  modified: string;
}

/**
 * Selects the version of each entry with the highest SEQUENCE, then the latest LAST-MODIFIED, then the last position in
 * the file, over all calendars of the file.
 * @returns the selected versions, and each other one with its replacement
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

/** An entry without a UID has another version only if that is identical. */
const keyOf = (event: CalendarEvent) => `${uidOf(event)}\n${event.recurrenceId?.toUnixTime() ?? ''}`;

function isOlder(one: VersionedEvent, other: VersionedEvent): boolean {
  if (one.sequence !== other.sequence) return one.sequence < other.sequence;
  return one.modified <= other.modified;
}
