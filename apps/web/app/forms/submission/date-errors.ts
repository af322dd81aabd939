import type { FieldErrors, ResolverOptions, ResolverResult } from 'react-hook-form';
import type { FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { Values } from './values';

const byClock: readonly unknown[] = [
  'date_in_past',
  'date_too_far',
  'time_in_past',
] satisfies readonly FieldErrorCode[];

/** Whether a field was refused because of the current time. */
export const decidedByClock = (errors: FieldErrors<Values>): boolean =>
  Object.values(errors).some((error) => byClock.includes(error?.type));

/**
 * Adds errors that only the browser knows: a date field with half a date, or a day that does not exist, has no value
 * but is not empty (`validity.badInput`).
 */
export function withBadInput(
  result: ResolverResult<Values>,
  { fields }: ResolverOptions<Values>,
): ResolverResult<Values> {
  const bad = Object.entries(fields).flatMap(([name, field]) => {
    const ref: unknown = field?.ref;
    if (!(ref instanceof HTMLInputElement) || !ref.validity.badInput) return [];
    const type: FieldErrorCode = ref.type === 'time' ? 'invalid_time' : 'invalid_date';
    return [[name, { type, ref }] as const];
  });
  return bad.length > 0 ? { values: {}, errors: { ...result.errors, ...Object.fromEntries(bad) } } : result;
}
