import type { UseFormSetError } from 'react-hook-form';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { FieldError } from '@mainstage/contracts/validate';
import { placedErrors } from './served-form';
import type { Values } from './values';

/**
 * Shows the server's errors at their fields and focuses the first of them.
 * @returns false if an error belongs to no visible field; a notice is needed then
 */
export function placeFieldErrors(copy: AnyFormCopy, errors: FieldError[], setError: UseFormSetError<Values>): boolean {
  const placed = placedErrors(copy, errors);
  placed.forEach(({ field, code }, index) => setError(field, { type: code }, { shouldFocus: index === 0 }));
  return placed.length > 0 && placed.length === errors.length;
}
