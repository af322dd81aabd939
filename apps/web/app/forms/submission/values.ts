import { schemaOf } from '@mainstage/contracts/field';
import { type FieldOf, type FormName, forms } from '@mainstage/leads/forms';

/** Values of a form's controls: texts as typed, and whether a checkbox is ticked. */
export type Values = Record<string, string | boolean | undefined>;

/** The same, typed by the fields of one form. */
export type ValuesOf<F extends FormName> = Partial<Record<FieldOf<F>, string | boolean>>;

/** All visible fields of the form, empty. */
export function emptyValues(form: FormName): Record<string, string | boolean> {
  const { properties } = schemaOf(forms[form].body);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => field.type !== 'object')
      .map(([name, field]) => [name, field.type === 'boolean' ? false : '']),
  );
}

export function isRequired(form: FormName, field: string): boolean {
  return schemaOf(forms[form].body).required.includes(field);
}
