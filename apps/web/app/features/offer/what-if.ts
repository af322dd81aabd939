import { berlinTime } from '@mainstage/contracts/berlin-time';
import type { OfferContent, OfferLine, OfferTotals } from '@mainstage/contracts/offers/offer';
import { offerTotals } from '@mainstage/offers/totals';

/** A change that the client considers. */
export interface WhatIf {
  guests: number | null;
  /** HH:MM in Frankfurt. */
  startsAt: string;
  endsAt: string;
  /** Ids of all lines that are wanted. */
  lines: readonly string[];
}

/**
 * Totals of an offer with a wish of the client: lines counted by guests and hours follow it in proportion. Only for orientation;
 * sales computes the next version.
 */
export function whatIfTotals(content: OfferContent, wish: WhatIf): OfferTotals {
  const wanted = new Set(wish.lines);
  const hours = {
    before: hoursBetween(berlinTime(new Date(content.startsAt)).time, berlinTime(new Date(content.endsAt)).time),
    after: hoursBetween(wish.startsAt, wish.endsAt),
  };
  const lines = content.lines
    .filter(({ id, hidden }) => !hidden && wanted.has(id))
    .map((line): OfferLine => ({ ...line, optional: false, quantity: quantityOf(line, content, wish, hours) }));
  return offerTotals({ lines }, []);
}

function quantityOf(
  { unit, quantity }: OfferLine,
  { guests }: OfferContent,
  wish: WhatIf,
  hours: { before: number; after: number },
): number {
  if (unit === 'guest' && guests !== null && wish.guests !== null) return inProportion(quantity, wish.guests / guests);
  if (unit === 'hour' && hours.before > 0 && hours.after > 0) return inProportion(quantity, hours.after / hours.before);
  return quantity;
}

/** Quantities have two decimals at most. */
const inProportion = (quantity: number, factor: number): number => Math.round(quantity * factor * 100) / 100;

/** Hours from one time of day to another, across midnight if the second is earlier; 0 if one of them is no time. */
function hoursBetween(from: string, to: string): number {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return start === undefined || end === undefined ? 0 : ((end - start + 1440) % 1440) / 60;
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}
