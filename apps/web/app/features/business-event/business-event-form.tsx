import { businessEventCopy } from '@mainstage/leads/business-event/fields';
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { FormFields } from '../../forms/fields/form-fields';
import { RequiredHint } from '../../forms/fields/required-hint';
import { SubmitButton } from '../../forms/fields/submit-button';
import type { ServedForm } from '../../forms/submission/served-form';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';

/** Application for a business event (rule form.business-event). */
export function BusinessEventForm({ served }: { served?: ServedForm }) {
  const submission = useSubmission({
    form: 'business-event',
    copy: businessEventCopy,
    notices: businessEventNotices,
    served,
    receipt: true,
  });
  return (
    <SubmissionForm submission={submission}>
      <RequiredHint language="de" />
      <FormFields form={submission} />
      <SubmitButton />
    </SubmissionForm>
  );
}
