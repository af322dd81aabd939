import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WebinarState } from '@mainstage/contracts/answers';
import { currentTime } from '@mainstage/contracts/clock';
import { webinarFormNotes } from '@mainstage/content/webinar/state-words';
import { webinarCopy } from '@mainstage/leads/webinar/fields';
import { submittedLanguage } from '@mainstage/contracts/language';
import { confirmationAddress, signUpOutcome } from '@mainstage/content/shared-pages/webinar-confirmation';
import { webinarNotices, webinarOutcomeNotices } from '@mainstage/content/notices/webinar';
import Typography from '@mui/material/Typography';
import type { SignedUp } from './signed-up';
import { useWebinar, useWebinarWords } from './webinar-date';
import { FormFields } from '../../forms/fields/form-fields';
import { FormSelectField } from '../../forms/fields/form-select-field';
import { RequiredHint } from '../../forms/fields/required-hint';
import { SubmitButton } from '../../forms/fields/submit-button';
import type { ServedForm } from '../../forms/submission/served-form';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';
import { WebinarOver } from './webinar-over';

/** Milliseconds in which the notice can be read before the page changes. */
const readingTime = 1_500;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Name, address and consent for the date on offer; navigates to the confirmation page (rule form.webinar). */
export function WebinarForm({ state, served }: { state: WebinarState; served?: ServedForm }) {
  const navigate = useNavigate();
  const { refresh } = useWebinar();
  const { label: dateLabel, shown } = useWebinarWords();
  const submission = useSubmission({
    form: 'webinar',
    copy: webinarCopy,
    notices: webinarNotices,
    served,
    notKept: ['selectedDate'],
    // The date that was shown, even if the server's answer has changed it since.
    toBody: (values) => ({ ...values, selectedDate: dateLabel }),
    noticeOf: (answer) => webinarOutcomeNotices[signUpOutcome(answer)] ?? webinarNotices.success,
    onSuccess: async (answer, sent) => {
      const mailedAt = currentTime().toISOString();
      const path = confirmationAddress(signUpOutcome(answer), submittedLanguage(sent, webinarCopy));
      await pause(readingTime);
      // Replaces the dialog's history entry: Back returns to the page, not to a form that was sent.
      const mailed = answer.confirmation === 'owed' && { mailedAt };
      const state: SignedUp = { id: answer.id, firstName: sent.firstName, email: sent.email, ...mailed };
      void navigate(path, { replace: true, state });
    },
    onFailure: ({ problem, errors }) => {
      const moved = errors?.some(({ field }) => field === 'selectedDate');
      if (moved || problem === 'registration_closed') refresh();
    },
  });
  const { setValue } = submission.methods;
  useEffect(() => setValue('selectedDate', dateLabel), [setValue, dateLabel]);
  const note = webinarFormNotes[state];
  if (state === 'over') return <WebinarOver />;
  return (
    <SubmissionForm submission={submission}>
      {note && <Typography variant="lead">{note}</Typography>}
      <RequiredHint language="de" />
      <FormFields
        form={submission}
        custom={{
          selectedDate: <FormSelectField form={submission} name="selectedDate" options={[[dateLabel, shown]]} />,
        }}
      />
      <SubmitButton />
    </SubmissionForm>
  );
}
