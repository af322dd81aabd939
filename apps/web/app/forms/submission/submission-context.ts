import { createContext, useContext } from 'react';
import type { FormName } from '@mainstage/leads/forms';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';

/** What a field of a form needs to know about the form around it. */
export interface FormSurroundings {
  form: FormName;
  copy: AnyFormCopy;
  pending: boolean;
  /** Id of a field's control. */
  idOf: (field: string) => string;
  /** The last sending has failed. */
  notSent: boolean;
}

export const SubmissionContext = createContext<FormSurroundings | undefined>(undefined);

/** @throws Error outside a `SubmissionForm` */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(SubmissionContext);
  if (!surroundings) throw new Error('A form field stands outside a SubmissionForm');
  return surroundings;
}
