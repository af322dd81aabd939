import { useState } from 'react';
import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { newsletterCopy } from '@mainstage/leads/newsletter/form';
import type { ConfirmationMail } from '@mainstage/contracts/answers';
import { newsletterConfirmHints } from '@mainstage/content/forms/newsletter';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import { ConsentNote } from '../../forms/fields/consent-note';
import { FormTextField } from '../../forms/fields/form-text-field';
import { SubmitButton } from '../../forms/fields/submit-button';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';

/** Newsletter sign-up of the footer (rule form.newsletter): an empty field sends nothing. */
export function NewsletterForm() {
  const [asked, setAsked] = useState<{ mail: ConfirmationMail; email: string }>();
  const submission = useSubmission({
    form: 'newsletter',
    notices: newsletterNotices,
    onSuccess: ({ mail }, { email: given }) => setAsked({ mail, email: given }),
    onFailure: () => setAsked(undefined),
  });
  const email = useWatch({ control: submission.methods.control, name: 'email' });
  const empty = typeof email !== 'string' || email.trim() === '';
  return (
    <SubmissionForm submission={submission} copy={newsletterCopy}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr auto' },
          alignItems: 'start',
          // The only field there is needs no mark.
          '& .MuiFormLabel-asterisk': { display: 'none' },
        }}
      >
        <FormTextField form={submission} name="email" type="email" autoComplete="email" />
        {/* Beside the control, not beside its label. */}
        <Box
          sx={{ display: 'grid', mt: { sm: '29px' }, '& .MuiButton-root': { minHeight: 48, py: 1.25, minWidth: 168 } }}
        >
          <SubmitButton disabled={empty} />
        </Box>
      </Box>
      <Box role="status">
        {asked && empty && (
          <>
            <Typography sx={{ fontWeight: 600 }}>{newsletterConfirmHints[asked.mail]}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {newsletterCopy.labels.email}: {asked.email}
            </Typography>
          </>
        )}
      </Box>
      <ConsentNote text={consentTexts.newsletter.text} language="en" />
    </SubmissionForm>
  );
}
