import ICAL from 'ical.js';
import { IANAZone } from 'luxon';
import { findIana } from 'windows-iana';
import type { TimeLimit } from '../time-limit';
import type { RawComponent } from './split-calendar';
import { valueOf } from './split-calendar';

const dayMs = 86_400_000;

/** A zone of the time zone database, in the form that the calendar library requires. */
class IanaTimezone extends ICAL.Timezone {
  private readonly zone: IANAZone;
  private readonly offsets = new Map<number, number>();

  constructor(name: string) {
    super({ tzid: name });
    this.zone = IANAZone.create(name);
  }

  /**
   * @returns seconds; for a time that occurs twice in autumn, of the first occurrence; for one skipped in spring, of
   * the time before it
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    return this.minutesAt(Date.UTC(year, month - 1, day, hour, minute, second)) * 60;
  }

  private minutesAt(shown: number): number {
    const day = Math.floor(shown / dayMs);
    const known = this.offsets.get(day);
    if (known !== undefined) return known;
    const [before, after] = [this.zone.offset((day - 1) * dayMs), this.zone.offset((day + 2) * dayMs)];
    if (before === after) this.offsets.set(day, before);
    const isAt = (minutes: number) => this.zone.offset(shown - minutes * 60_000) === minutes;
    return !isAt(before) && isAt(after) ? after : before;
  }
}

const ianaZones = new Map<string, ICAL.Timezone>();

/** The zone of an IANA name (also behind a vendor's prefix, `/mozilla.org/20070129_1/Europe/Berlin`) or a Windows name. */
function zoneByName(tzid: string): ICAL.Timezone | undefined {
  const text = tzid.trim().replace(/^"|"$/g, '');
  const parts = text.split('/').filter(Boolean);
  const candidates = [text, ...parts.map((_, index) => parts.slice(index).join('/'))];
  // Abbreviations such as CST or IST are ambiguous.
  const iana =
    candidates.find(
      (name) => (name.includes('/') || /^(UTC|GMT|CET|MET|EET|WET)$/i.test(name)) && IANAZone.isValidZone(name),
    ) ?? findIana(text)[0];
  if (iana === undefined) return undefined;
  const zone = ianaZones.get(iana) ?? new IanaTimezone(iana);
  ianaZones.set(iana, zone);
  return zone;
}

/** The zones of one calendar of a file. */
export class CalendarZones {
  /** Zone of times without one: the calendar's own, or Frankfurt's. */
  readonly floating: ICAL.Timezone;
  private readonly known = new Map<string, ICAL.Timezone | undefined>();

  constructor(
    private readonly calendar: RawComponent,
    private readonly limit: TimeLimit,
  ) {
    this.floating = zoneByName(valueOf(calendar, 'X-WR-TIMEZONE') ?? '') ?? zoneByName('Europe/Berlin')!;
  }

  /**
   * Looks up the zone in the time zone database, which is kept up to date, then in the file.
   * @returns undefined if neither has it
   */
  named(tzid: string): ICAL.Timezone | undefined {
    if (!this.known.has(tzid)) this.known.set(tzid, zoneByName(tzid) ?? this.described(tzid));
    return this.known.get(tzid);
  }

  private described(tzid: string): ICAL.Timezone | undefined {
    const raw = this.calendar.within.find((part) => part.name === 'VTIMEZONE' && valueOf(part, 'TZID') === tzid);
    if (!raw?.within.some((part) => valueOf(part, 'TZOFFSETTO') && valueOf(part, 'DTSTART'))) return undefined;
    const text = textOf(raw);
    if (!describedZones.has(text)) describedZones.set(text, workedOut(text, this.limit));
    return describedZones.get(text);
  }
}

/** Zones by their VTIMEZONE text. Cached, because the calendars of a file repeat it and computing it is slow. */
const describedZones = new Map<string, ICAL.Timezone | undefined>();

function workedOut(text: string, limit: TimeLimit): ICAL.Timezone | undefined {
  try {
    return limit.run(() => {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]));
      // Computes the rules here, within the time limit, for longer than a booking can be ahead.
      const latest = { year: new Date().getFullYear() + 20, month: 7, day: 1 };
      zone.utcOffset(new ICAL.Time(latest, ICAL.Timezone.localTimezone));
      return zone;
    });
  } catch {
    return undefined;
  }
}

const textOf = ({ name, lines, within }: RawComponent): string =>
  [`BEGIN:${name}`, ...lines, ...within.map(textOf), `END:${name}`].join('\r\n');
