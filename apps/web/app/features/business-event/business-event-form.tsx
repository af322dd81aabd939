import { businessEventCopy, eventInterestLabels, eventInterests } from '@mainstage/leads/business-event/form';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { businessEventDialog } from '@mainstage/content/forms/business-event';
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { FormConsentField } from '../../forms/fields/form-consent-field';
import { FormSelectField } from '../../forms/fields/form-select-field';
import { FormTextField } from '../../forms/fields/form-text-field';
import { RequiredHint } from '../../forms/fields/required-hint';
import { SubmitButton } from '../../forms/fields/submit-button';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';

const interests = eventInterests.map((interest) => [interest, eventInterestLabels[interest]] as const);

/** Who applies, from where, and for which format (rule form.business-event). */
export function BusinessEventForm() {
  const submission = useSubmission({ form: 'business-event', notices: businessEventNotices, receipt: true });
  return (
    <SubmissionForm submission={submission} copy={businessEventCopy}>
      <RequiredHint language="de" />
      <FormTextField form={submission} name="firstName" autoComplete="given-name" />
      <FormTextField form={submission} name="lastName" autoComplete="family-name" />
      <FormTextField form={submission} name="email" type="email" autoComplete="email" />
      <FormTextField form={submission} name="phone" type="tel" autoComplete="tel" />
      <FormTextField form={submission} name="company" autoComplete="organization" />
      <FormTextField form={submission} name="position" autoComplete="organization-title" />
      <FormSelectField
        form={submission}
        name="eventInterest"
        options={interests}
        empty={businessEventDialog.noInterest}
      />
      <FormTextField form={submission} name="message" lines={4} />
      <FormConsentField form={submission} text={consentTexts['business-event'].text} />
      <SubmitButton />
    </SubmissionForm>
  );
}
