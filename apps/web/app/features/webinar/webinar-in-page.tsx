import { webinarDialog, webinarInPage } from '@mainstage/content/forms/webinar';
import { FormInPage } from '../../forms/fields/form-in-page';
import { ByWebinarState } from './webinar-date';
import { WebinarForm } from './webinar-form';

/** The sign-up for those who run no scripts: what is a dialog elsewhere stands in the page. */
export function WebinarInPage() {
  return (
    <FormInPage id={webinarInPage} title={webinarDialog.title} intro={webinarDialog.intro}>
      <ByWebinarState>{(state) => <WebinarForm state={state} onDone={() => undefined} />}</ByWebinarState>
    </FormInPage>
  );
}
