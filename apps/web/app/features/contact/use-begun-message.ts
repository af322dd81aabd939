import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ValuesOf } from '../../forms/submission/values';
import { begunMessage, namesMessage } from './begun-message';

/**
 * Writes the text that the address asks for (an offer, an estimate, a subject) into the message, below what the visitor
 * may have begun to write. The address loses its wish at once: a reload shows the draft as the visitor left it.
 */
export function useBegunMessage({ getValues, setValue }: UseFormReturn<ValuesOf<'contact'>>): void {
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    if (!namesMessage.some((name) => search.has(name))) return;
    let gone = false;
    void begunMessage(search).then(
      (text) => {
        if (gone) return;
        const begun = String(getValues('message') ?? '');
        if (text && !begun.includes(text)) setValue('message', begun.trim() ? `${begun.trimEnd()}\n\n${text}` : text);
        setSearch(
          (params) => {
            for (const name of namesMessage) params.delete(name);
            return params;
          },
          { replace: true, preventScrollReset: true },
        );
      },
      // A script that did not come: the address keeps its wish for a reload.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [search, getValues, setValue, setSearch]);
}
