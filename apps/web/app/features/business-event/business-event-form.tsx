import { eventInterests } from '@mainstage/contracts/forms/business-event-form';
import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { businessEventCopy, businessEventDialog, eventInterestLabels } from '@mainstage/content/forms/business-event';
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { FormConsentField } from '../fields/form-consent-field';
import { FormSelectField } from '../fields/form-select-field';
import { FormTextField } from '../fields/form-text-field';
import { RequiredHint } from '../fields/required-hint';
import { SubmitButton } from '../fields/submit-button';
import { SubmissionForm } from '../submission/submission-form';
import { useSubmission } from '../submission/use-submission';

const interests = eventInterests.map((interest) => [interest, eventInterestLabels[interest]] as const);

/** Who applies, from where, and for which format (spec 3, 4, 5, 8). */
export function BusinessEventForm() {
  const submission = useSubmission({ form: 'business-event', notices: businessEventNotices });
  return (
    <SubmissionForm submission={submission} copy={businessEventCopy}>
      <RequiredHint language="de" />
      <FormTextField name="firstName" autoComplete="given-name" />
      <FormTextField name="lastName" autoComplete="family-name" />
      <FormTextField name="email" type="email" autoComplete="email" />
      <FormTextField name="phone" type="tel" autoComplete="tel" />
      <FormTextField name="company" autoComplete="organization" />
      <FormTextField name="position" autoComplete="organization-title" />
      <FormSelectField name="eventInterest" options={interests} empty={businessEventDialog.noInterest} />
      <FormTextField name="message" lines={4} />
      <FormConsentField text={consentTexts['business-event'].text} />
      <SubmitButton />
    </SubmissionForm>
  );
}
