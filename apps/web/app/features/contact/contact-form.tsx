import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { contactCopy } from '@mainstage/leads/contact/fields';
import { contactNotices } from '@mainstage/content/notices/contact';
import { ConsentNote } from '../../forms/fields/consent-note';
import { FormFields } from '../../forms/fields/form-fields';
import { FormLanguageChoice } from '../../forms/fields/form-language-choice';
import { RequiredHint } from '../../forms/fields/required-hint';
import { SubmitButton } from '../../forms/fields/submit-button';
import { shortlist } from '../../shortlist/shortlist-store';
import type { ServedForm } from '../../forms/submission/served-form';
import { SubmissionForm } from '../../forms/submission/submission-form';
import { useSubmission } from '../../forms/submission/use-submission';
import { ChosenList } from '../../components/brief/chosen-list';
import { usePrefilledMessage } from './use-prefilled-message';
import { hasChoices, useBrief } from '../../components/brief/use-brief';

interface ContactFormProps {
  served?: ServedForm;
  /** Initial message from the address. */
  message?: string | undefined;
}

/** Message to the venue (rule form.contact); the address may prefill a text or a day. */
export function ContactForm({ served, message }: ContactFormProps) {
  const brief = useBrief(shortlist.useValue());
  const submission = useSubmission({
    form: 'contact',
    copy: contactCopy,
    notices: contactNotices,
    served,
    initial: message === undefined ? {} : { message },
    brief: () => brief.requested,
    receipt: true,
    onSuccess: () => brief.remove(),
  });
  usePrefilledMessage(submission.methods);
  return (
    <SubmissionForm submission={submission}>
      <ChosenList {...brief} shown={brief.ofAddress} />
      <RequiredHint language="en" />
      <FormFields form={submission} />
      <FormLanguageChoice form={submission} />
      <ChosenList {...brief} shown={brief.ofBrowser} second={hasChoices(brief.ofAddress)} />
      <ConsentNote text={consentTexts.contact.text} language="en" />
      <SubmitButton />
    </SubmissionForm>
  );
}
