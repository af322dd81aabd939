import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { contactCopy } from '@mainstage/content/forms/contact';
import { contactNotices } from '@mainstage/content/notices/contact';
import { ConsentNote } from '../fields/consent-note';
import { FormTextField } from '../fields/form-text-field';
import { RequiredHint } from '../fields/required-hint';
import { SubmitButton } from '../fields/submit-button';
import { AddShortlist } from '../shortlist/add-shortlist';
import { SubmissionForm } from '../submission/submission-form';
import { useSubmission } from '../submission/use-submission';
import { useBegunMessage } from './use-begun-message';

/** Message to the venue (spec 4, 5, 8); the address may begin it with a text. */
export function ContactForm() {
  const submission = useSubmission({ form: 'contact', notices: contactNotices });
  useBegunMessage(submission.methods);
  return (
    <SubmissionForm submission={submission} copy={contactCopy}>
      <RequiredHint language="en" />
      <FormTextField name="firstName" autoComplete="given-name" />
      <FormTextField name="lastName" autoComplete="family-name" />
      <FormTextField name="email" type="email" autoComplete="email" />
      <FormTextField name="company" autoComplete="organization" />
      <FormTextField name="message" lines={6} />
      <AddShortlist field="message" />
      <ConsentNote text={consentTexts.contact.text} language="en" />
      <SubmitButton />
    </SubmissionForm>
  );
}
