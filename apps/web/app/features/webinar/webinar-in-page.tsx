import { webinarDialog, webinarInPage } from '@mainstage/content/forms/webinar';
import { FormInPage } from '../../forms/fields/form-in-page';
import { WebinarForm } from './webinar-form';

/** The sign-up for those who run no scripts: what is a dialog elsewhere stands in the page. */
export function WebinarInPage() {
  return (
    <FormInPage id={webinarInPage} title={webinarDialog.title} intro={webinarDialog.intro}>
      <WebinarForm onDone={() => undefined} />
    </FormInPage>
  );
}
