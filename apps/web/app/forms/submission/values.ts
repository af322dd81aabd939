import { schemaOf } from '@mainstage/contracts/field';
import { type FieldOf, type FormName, forms } from '@mainstage/leads/forms';

/** The values of a form's controls: text as typed, and whether a box is ticked. */
export type Values = Record<string, string | boolean | undefined>;

/** The same, for one form: a field of another form is none of its keys. */
export type ValuesOf<F extends FormName> = Partial<Record<FieldOf<F>, string | boolean>>;

/** Every field of the form that somebody fills in, empty. */
export function emptyValues(form: FormName): Record<string, string | boolean> {
  const { properties } = schemaOf(forms[form].body);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => field.type !== 'object')
      .map(([name, field]) => [name, field.type === 'boolean' ? false : '']),
  );
}

/** Whether the form cannot be sent without this field. */
export function isRequired(form: FormName, field: string): boolean {
  return schemaOf(forms[form].body).required.includes(field);
}
