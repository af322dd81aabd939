import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A resolver whose script is loaded after hydration, because class-validator is larger than the fields. Where it could
 * not be loaded, the values are sent unchecked and the server checks them.
 * @param load the same function at every render; it may be called again (`loadOnce`)
 */
export function useLazyChecks<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return async (values, context, options) => {
    const check = await load().catch(() => undefined);
    return check ? check(values, context, options) : { values, errors: {} };
  };
}
