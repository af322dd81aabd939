import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { FormName } from '@mainstage/leads/forms';
import { drafts } from './draft-store';
import { emptyValues, type Values } from './values';

/** Milliseconds without a keystroke before the draft is stored. */
const pause = 300;
const nothing: Values = {};

/**
 * Stores the input until it is sent: over failures, closed dialogs, page changes and reloads.
 * @param notKept fields that the page always fills; the same list at every render
 * @param begun prefilled values, which nobody typed; the same at every render
 */
export function useDraft(
  form: FormName,
  copy: AnyFormCopy,
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  notKept: readonly string[],
  begun: Values = nothing,
): void {
  useEffect(() => {
    const empty = emptyValues(copy);
    // A consent checkbox is never restored.
    const names = Object.keys(empty).filter((name) => typeof empty[name] === 'string' && !notKept.includes(name));

    const kept = drafts.read(form);
    let early = false;
    for (const name of names) {
      // Text typed before hydration is newer than the draft.
      const present = getValues(name);
      const typed = present === begun[name] ? undefined : present;
      const value = typed || kept?.values[name];
      early ||= Boolean(typed);
      if (value) setValue(name, value);
    }

    // The page may be reloaded before anything else is typed.
    if (early) keep(form, names, getValues());

    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: Values = {};
    const save = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep(form, names, latest);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        latest = { ...values };
        clearTimeout(timer);
        timer = setTimeout(save, pause);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      unsubscribe();
      save();
    };
  }, [form, copy, getValues, setValue, subscribe, notKept, begun]);
}

function keep(form: FormName, names: string[], now: Values): void {
  const typed = names.flatMap((name): [string, string][] => {
    const value = now[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  const attempt = drafts.read(form)?.attempt;
  if (typed.length === 0 && !attempt) drafts.remove(form);
  else drafts.write(form, { values: Object.fromEntries(typed), attempt });
}
