import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { ValuesOf } from '../../forms/submission/values';
import { createStoredValue } from '../../storage/stored-value';
import { prefilledMessage, namesMessage } from './prefilled-message';

/** The last prefilled text: it is replaced only if it is unchanged. */
const lastText = createStoredValue({ area: 'session', key: 'mainstage.begun', parse: (text) => text ?? '' });

/** Replaces the last prefilled text by the new one, or appends it. */
function withText(typed: string, text: string, last: string): string {
  if (last && typed.includes(last)) return typed.replace(last, () => text);
  return typed.trim() ? `${typed.trimEnd()}\n\n${text}` : text;
}

/**
 * Writes the text that the address names (an offer, an estimate, a subject) into the message: it replaces the last such
 * text if that is unchanged, else it is appended. The parameter is then removed from the address, so that a reload
 * shows the draft as the visitor left it.
 */
export function usePrefilledMessage({ getValues, setValue }: UseFormReturn<ValuesOf<'contact'>>): void {
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    if (!namesMessage.some((name) => search.has(name))) return;
    let cancelled = false;
    void prefilledMessage(search).then(
      (text) => {
        if (cancelled) return;
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
      // The script failed to load: the parameter stays for a reload.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [search, getValues, setValue, setSearch]);
}
