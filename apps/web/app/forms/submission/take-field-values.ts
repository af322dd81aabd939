import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Copies the values of a form's controls into react-hook-form: form fillers, password managers and scripts may set a
 * value without an event.
 * @param names fields to read; other controls are ignored
 */
export function takeFieldValues<Values extends FieldValues>(
  form: HTMLFormElement,
  names: readonly Path<Values>[],
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) continue;
    // Hidden fields are filled by the page, not typed.
    if (control.type === 'hidden') continue;
    const value = control.type === 'checkbox' ? tickOf(control as HTMLInputElement) : control.value;
    if (value !== (getValues(name) ?? (typeof value === 'boolean' ? false : '')))
      setValue(name, value as PathValue<Values, typeof name>, { shouldDirty: true });
  }
}

/** Whether a checkbox is ticked; its value if it has one, as in react-hook-form. */
const tickOf = ({ checked, value }: HTMLInputElement): boolean | string =>
  checked && value !== 'on' ? value : checked;

const isControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
