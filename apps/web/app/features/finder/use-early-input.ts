import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { largest, type QueryField, queryFields } from '@mainstage/venues/search/query';
import type { Fields } from './finder-state';

/**
 * Asks what was typed or chosen in the built page before its script had come. React would put the fields back to what
 * the page was built with.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields,
  ask: (field: QueryField, value: string) => void,
  askDay: (date: string) => void,
): void {
  const early = useRef<[QueryField, string][]>([]);
  const earlyDay = useRef('');
  const builtWith = useRef(fields);

  useLayoutEffect(() => {
    if (!form.current) return;
    const formData = new FormData(form.current);
    earlyDay.current = String(formData.get('date') ?? '');
    early.current = queryFields.flatMap((field): [QueryField, string][] => {
      const value = String(formData.get(field) ?? '');
      return value && value !== builtWith.current[field] ? [[field, value]] : [];
    });
  }, [form]);

  useEffect(() => {
    // After the page has read its own address.
    const timer = setTimeout(() => {
      const now = form.current && new FormData(form.current);
      const address = new URLSearchParams(window.location.search);
      for (const [field, value] of early.current.splice(0)) {
        // Filled from the address, which the page reads itself.
        if (address.get(field) === value) continue;
        // Typed on since React emptied the field: the digits belong together.
        const since = field in largest ? String(now?.get(field) ?? '') : '';
        ask(field, since.startsWith(value) ? since : value + since);
      }
      if (earlyDay.current && earlyDay.current !== address.get('date')) askDay(earlyDay.current);
      earlyDay.current = '';
    });
    return () => clearTimeout(timer);
  }, [form, ask, askDay]);
}
