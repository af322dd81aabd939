import { Fragment, type ReactNode } from 'react';
import type { FieldOf, FormName } from '@mainstage/leads/forms';
import { useFormSurroundings } from '../submission/submission-context';
import type { Submission } from '../submission/use-submission';
import { FormConsentField } from './form-consent-field';
import { FormSelectField } from './form-select-field';
import { FormTextField } from './form-text-field';

interface FormFieldsProps<F extends FormName> {
  form: Submission<F>;
  /** Fields that need more than their description. */
  custom?: { readonly [Field in FieldOf<F>]?: ReactNode };
}

/** All fields of a form, in the order of the form's copy. */
export function FormFields<F extends FormName>({ form, custom = {} }: FormFieldsProps<F>) {
  const { copy } = useFormSurroundings();
  return (Object.keys(copy.fields) as FieldOf<F>[]).map((name) => (
    <Fragment key={name}>{custom[name] ?? <DescribedField form={form} name={name} />}</Fragment>
  ));
}

function DescribedField<F extends FormName>({ form, name }: { form: Submission<F>; name: FieldOf<F> }) {
  const { copy } = useFormSurroundings();
  switch (copy.fields[name]?.control) {
    case 'consent':
      return <FormConsentField form={form} name={name} />;
    case 'select':
      return <FormSelectField form={form} name={name} />;
    default:
      return <FormTextField form={form} name={name} />;
  }
}
