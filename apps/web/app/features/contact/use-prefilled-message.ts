import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ValuesOf } from '../../forms/submission/values';
import { createStoredValue } from '../../storage/stored-value';
import { prefilledMessage, namesMessage } from './prefilled-message';

/** The text that was written last: only what is still there letter by letter may be replaced. */
const lastText = createStoredValue({ area: 'session', key: 'mainstage.begun', parse: (text) => text ?? '' });

/** What was typed with the new text in the place of the last one, or below. */
function withText(typed: string, text: string, last: string): string {
  if (last && typed.includes(last)) return typed.replace(last, () => text);
  return typed.trim() ? `${typed.trimEnd()}\n\n${text}` : text;
}

/**
 * Writes the text that the address asks for (an offer, an estimate, a subject) into the message: in the place of the last
 * such text where that is unchanged, else below what the visitor has typed. The parameter is removed from the
 * address immediately: a reload shows the draft as the visitor left it.
 */
export function usePrefilledMessage({ getValues, setValue }: UseFormReturn<ValuesOf<'contact'>>): void {
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    if (!namesMessage.some((name) => search.has(name))) return;
    let gone = false;
    void prefilledMessage(search).then(
      (text) => {
        if (gone) return;
        const current = String(getValues('message') ?? '');
        if (text && !current.includes(text)) setValue('message', withText(current, text, lastText.read()));
        if (text) lastText.write(text);
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
