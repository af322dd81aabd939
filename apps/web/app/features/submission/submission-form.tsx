import { type ReactNode, useMemo } from 'react';
import { Box } from '@mui/material';
import { FormProvider } from 'react-hook-form';
import type { AnyFormCopy } from '@mainstage/content/forms/form-copy';
import { SubmissionContext } from './submission-context';
import { TrapField } from './trap-field';
import type { Submission } from './use-submission';

interface SubmissionFormProps {
  submission: Submission;
  copy: AnyFormCopy;
  children: ReactNode;
}

/** The form element of all five forms: one column, checked by script, with the field that no human sees. */
export function SubmissionForm({ submission, copy, children }: SubmissionFormProps) {
  const { form, methods, pending, trap, onSubmit } = submission;
  const surroundings = useMemo(() => ({ form, copy, pending }), [form, copy, pending]);
  return (
    <SubmissionContext value={surroundings}>
      <FormProvider {...methods}>
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
      </FormProvider>
    </SubmissionContext>
  );
}
