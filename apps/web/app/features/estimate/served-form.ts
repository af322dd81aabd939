import { useSyncExternalStore } from 'react';
import { type ChoiceField, type RawChoices, withBookable } from '@mainstage/estimate/choices';

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

type Control = HTMLInputElement | HTMLSelectElement;

function isChanged(control: Element): control is Control {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
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

/**
 * Whether the served form may give way to the one that answers: a list that is open, a day that is half typed, or a link that
 * is being pressed would be lost.
 */
export const useServedFormFree = (): boolean => useSyncExternalStore(heard, isFree, () => false);

/** Where a finger or a button of the mouse is down. */
const pressed = ':is(a, button):active';

/** Set on a list from which something was chosen: it is closed again. */
const closed = 'data-closed';

function isFree(): boolean {
  if (formInPage() && document.querySelector(pressed)) return false;
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return field.form?.id !== servedForm || field.hasAttribute(closed);
  return !(field instanceof HTMLInputElement && field.type === 'date' && field.form?.id === servedForm);
}

function heard(changed: () => void): () => void {
  const form = formInPage();
  const later = ({ type, target }: Event) => {
    if (type === 'change' && target instanceof HTMLSelectElement) target.setAttribute(closed, '');
    // Once the next field has the focus.
    setTimeout(changed);
  };
  for (const type of ['change', 'focusout']) form?.addEventListener(type, later);
  for (const type of ['click', 'pointercancel', 'pointerup']) document.addEventListener(type, later);
  return () => {
    for (const type of ['click', 'pointercancel', 'pointerup']) document.removeEventListener(type, later);
    for (const type of ['change', 'focusout']) form?.removeEventListener(type, later);
  };
}
