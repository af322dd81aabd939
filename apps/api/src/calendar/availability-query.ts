import { mostDays } from '@mainstage/contracts/availability';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import { briefGuests } from '@mainstage/leads/brief/chosen';
import { isVenueId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { ValidationFailed } from '../http/problem-error';

export interface AvailabilityQuery {
  venues: readonly VenueId[];
  from: string;
  days: number;
  guests?: number;
}

const dayMs = 86_400_000;

/** @throws ValidationFailed that names every invalid field */
export function readAvailabilityQuery(query: Record<string, unknown>): AvailabilityQuery {
  const errors: { field: string; code: FieldErrorCode; message: string }[] = [];
  for (const field of Object.keys(query))
    if (!['from', 'to', 'venue', 'guests'].includes(field))
      errors.push({ field, code: 'unknown_field', message: `${field} is not known` });

  const date = (field: 'from' | 'to', fallback: string): string => {
    const given = query[field] ?? fallback;
    if (typeof given === 'string' && isRealDate(given)) return given;
    errors.push({ field, code: 'invalid_date', message: `${field} must be a day, YYYY-MM-DD` });
    return fallback;
  };
  const from = date('from', berlinToday());
  const to = date('to', from);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  if (errors.length === 0 && (days < 1 || days > mostDays))
    errors.push({
      field: 'to',
      code: 'out_of_range',
      message: `to must lie from 0 to ${mostDays - 1} days after from`,
    });

  const given = query['venue'] === undefined ? venueIds : [query['venue']].flat();
  const venues = given.filter((id): id is VenueId => typeof id === 'string' && isVenueId(id));
  if (venues.length < given.length)
    errors.push({ field: 'venue', code: 'not_offered', message: 'venue must be the id of a venue of the house' });
  const guests = query['guests'] === undefined ? undefined : Number(query['guests']);
  if (guests !== undefined && !(Number.isInteger(guests) && guests >= briefGuests.min && guests <= briefGuests.max))
    errors.push({
      field: 'guests',
      code: 'out_of_range',
      message: `guests must be a whole number from ${briefGuests.min} to ${briefGuests.max}`,
    });
  if (errors.length > 0) throw new ValidationFailed(errors);
  return { venues: [...new Set(venues)], from, days, ...(guests !== undefined && { guests }) };
}
