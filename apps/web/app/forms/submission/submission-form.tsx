import { type ReactNode, useMemo } from 'react';
import { Box } from '@mui/material';
import type { FormCopy } from '@mainstage/leads/form-copy';
import type { FormBody, FormName } from '@mainstage/leads/forms';
import { SubmissionContext } from './submission-context';
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
  return (
    <SubmissionContext value={surroundings}>
      <Box
        component="form"
        // Never used while the script runs; without it a too early Enter would put the typed text into the address.
        method="post"
        noValidate
        lang={copy.language}
        onSubmit={(event: React.FormEvent) => void onSubmit(event)}
        sx={{ display: 'grid', gap: 3, position: 'relative' }}
      >
        {children}
        <TrapField ref={trap} />
      </Box>
    </SubmissionContext>
  );
}
