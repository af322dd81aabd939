import { field, freshTab, show } from '../../testing/form-bench';
import { contactCopy } from '@mainstage/leads/contact/fields';
import { tourCopy } from '@mainstage/leads/tour/fields';
import { contactNotices } from '@mainstage/content/notices/contact';
import { SubmissionForm } from '../submission/submission-form';
import { useSubmission } from '../submission/use-submission';
import { FormTextField } from './form-text-field';

function SomeForm() {
  const submission = useSubmission({ form: 'contact', copy: contactCopy, notices: contactNotices });
  return (
    <SubmissionForm submission={submission}>
      <FormTextField form={submission} name="firstName" />
    </SubmissionForm>
  );
}

/** Never rendered: type errors that must occur. */
export function Mistakes() {
  // @ts-expect-error the words of another form
  const submission = useSubmission({ form: 'contact', copy: tourCopy, notices: contactNotices });
  return (
    <SubmissionForm submission={submission}>
      {/* @ts-expect-error a field of another form */}
      <FormTextField form={submission} name="phoneNumber" />
      {/* @ts-expect-error a misspelt field */}
      <FormTextField form={submission} name="firstname" />
    </SubmissionForm>
  );
}

describe('a text field', () => {
  beforeEach(freshTab);

  it('shows its label and whether it is required, as the form around it has it', () => {
    show(<SomeForm />);
    expect(field('First name')).toBeRequired();
  });
});
