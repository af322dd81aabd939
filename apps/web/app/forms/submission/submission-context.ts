import { createContext, useContext } from 'react';
import type { FormName } from '@mainstage/leads/forms';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';

/** Context of the fields of a form. */
export interface FormSurroundings {
  form: FormName;
  copy: AnyFormCopy;
  pending: boolean;
  idOf: (field: string) => string;
  /** The last submission failed. */
  notSent: boolean;
}

export const SubmissionContext = createContext<FormSurroundings | undefined>(undefined);

/** @throws Error outside a `SubmissionForm` */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(SubmissionContext);
  if (!surroundings) throw new Error('A form field stands outside a SubmissionForm');
  return surroundings;
}
