import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Box } from '@mui/material';
import type { FormCopy } from '@mainstage/leads/form-copy';
import { formKeyMark, plainFormFields } from '@mainstage/contracts/headers';
import { type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import { SubmissionContext } from './submission-context';
import { answerEarlySubmit } from './early-submit';
import { TrapField } from './trap-field';
import type { Submission } from './use-submission';

interface SubmissionFormProps<F extends FormName> {
  submission: Submission<F>;
  copy: FormCopy<FormBody<F>>;
  children: ReactNode;
}

/** The form element of all five forms: one column, checked by script, with the field that no human sees. */
export function SubmissionForm<F extends FormName>({ submission, copy, children }: SubmissionFormProps<F>) {
  const { form, pending, trap, onSubmit } = submission;
  const surroundings = useMemo(() => ({ form, copy, pending }), [form, copy, pending]);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => answerEarlySubmit(element.current), []);
  return (
    <SubmissionContext value={surroundings}>
      <Box
        component="form"
        ref={element}
        // Never used while the script runs; without scripts the API answers this with a page.
        method="post"
        action={forms[form].path}
        noValidate
        lang={copy.language}
        onSubmit={(event: React.FormEvent) => void onSubmit(event)}
        sx={{ display: 'grid', gap: 3, position: 'relative' }}
      >
        {children}
        <input type="hidden" name={plainFormFields.key} defaultValue={formKeyMark} suppressHydrationWarning />
        <TrapField ref={trap} />
      </Box>
    </SubmissionContext>
  );
}
