import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChoiceField, type RawChoices, withBookable } from '@mainstage/estimate/choices';
import { type Control, isChanged } from '../../components/loading/early-input';

/** Id of the form as it was served, which the browser itself would send. */
export const servedForm = 'estimate-served';

const formInPage = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form#${servedForm}`);

/**
 * These choices with what the visitor has typed or chosen in the served form before its script had come.
 * @param raw the choices that it was served with
 */
export function takenOver(raw: RawChoices): RawChoices {
  const form = formInPage();
  if (!form) return raw;
  const values = new FormData(form);
  const valueOf = (name: string) => values.getAll(name).map(String).join(',');
  const changed = new Set([...form.elements].filter(isChanged).map(({ name }) => name as ChoiceField));
  const booked = changed.delete('what') ? withBookable(raw, valueOf('what')) : raw;
  return { ...booked, ...Object.fromEntries([...changed].map((name) => [name, valueOf(name)])) };
}

/** Where in the served form somebody is: the field, and of its text what is selected. */
export interface FocusedField {
  name: string;
  value: string;
  selection: [number | null, number | null];
}

export function focusedField(): FocusedField | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined;
  if (field.form?.id !== servedForm) return undefined;
  const { name, value } = field;
  return {
    name,
    value,
    selection: 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null],
  };
}

/** Goes on where somebody was in the served form. */
export function focusAgain(form: HTMLElement, { name, value, selection: [start, end] }: FocusedField): void {
  const fields = [...form.querySelectorAll<Control>(`[name="${name}"]`)];
  const field = fields.find((each) => each.type !== 'checkbox' || each.value === value);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && start !== null) field.setSelectionRange(start, end);
}

/** Events after which somebody may be elsewhere. */
const signs = ['change', 'click', 'focusout', 'pointercancel', 'pointerup'] as const;

/** Where a finger or a button of the mouse is down. */
const pressed = ':is(a, button):active';

/**
 * Whether the served form may give way to the one that answers: a list that is open, a day that is half typed, or a link that
 * is being pressed would be lost. It gives way in a task of its own: React hydrates within an event that announces text, and the
 * browser would put that text into a field of the other form, which React sets back before it hears of it.
 */
export function useServedFormFree(): boolean {
  const [free, setFree] = useState(() => typeof document !== 'undefined' && !formInPage());
  useEffect(() => {
    if (free) return;
    const later = () => setTimeout(() => isFree() && flushSync(() => setFree(true)));
    const heard = ({ type, target }: Event) => {
      if (type === 'change' && target instanceof HTMLSelectElement) target.setAttribute(closed, '');
      later();
    };
    later();
    for (const sign of signs) document.addEventListener(sign, heard);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, heard);
    };
  }, [free]);
  return free;
}

/** Set on a list from which something was chosen: it is closed again. */
const closed = 'data-closed';

function isFree(): boolean {
  if (document.querySelector(pressed)) return false;
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches(`#${servedForm} :is(select, [type="date"])`)) return true;
  return field.hasAttribute(closed);
}
