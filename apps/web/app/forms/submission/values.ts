import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { FieldOf, FormName } from '@mainstage/leads/forms';

/** Values of a form's controls: texts as typed, and whether a checkbox is ticked. */
export type Values = Record<string, string | boolean | undefined>;

/** The same, typed by the fields of one form. */
export type ValuesOf<F extends FormName> = Partial<Record<FieldOf<F>, string | boolean>>;

/** All visible fields of a form, empty. */
export function emptyValues({ fields }: Pick<AnyFormCopy, 'fields'>): Record<string, string | boolean> {
  const typed = Object.entries(fields).map(
    ([name, field]) => [name, field?.control === 'consent' ? false : ''] as const,
  );
  return { ...Object.fromEntries(typed), language: '' };
}
