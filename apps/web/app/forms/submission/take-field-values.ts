import type { UseFormReturn } from 'react-hook-form';
import type { Values } from './values';

/**
 * Takes over the values that are in a form's controls: form fillers, password managers and scripts may set one without an event, of
 * which react-hook-form never hears.
 * @param names fields to read; a control of another name is none of the form's
 */
export function takeFieldValues(
  form: HTMLFormElement,
  names: readonly string[],
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) continue;
    // What the page fills in is nothing that was typed.
    if (control.type === 'hidden') continue;
    const value = control.type === 'checkbox' ? tickOf(control as HTMLInputElement) : control.value;
    if (value !== (getValues(name) ?? (typeof value === 'boolean' ? false : '')))
      setValue(name, value, { shouldDirty: true });
  }
}

/** Whether a box is ticked; the value of one that has a value of its own, as react-hook-form has it. */
const tickOf = ({ checked, value }: HTMLInputElement): boolean | string =>
  checked && value !== 'on' ? value : checked;

const isControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
