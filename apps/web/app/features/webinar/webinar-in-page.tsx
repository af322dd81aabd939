import { webinarDialog, webinarInPage } from '@mainstage/content/forms/webinar';
import { webinarOver } from '@mainstage/content/webinar/state-words';
import { FormInPage } from '../../forms/fields/form-in-page';
import { useWebinarState } from './webinar-date';
import { WebinarForm } from './webinar-form';
import { NextDate } from './webinar-over';

/** The sign-up form for browsers without scripts: in the page instead of in a dialog. */
export function WebinarInPage() {
  const state = useWebinarState();
  return state === 'over' ? (
    <FormInPage id={webinarInPage} title={webinarOver.title} intro={webinarOver.text}>
      <NextDate />
    </FormInPage>
  ) : (
    <FormInPage id={webinarInPage} title={webinarDialog.title} intro={webinarDialog.intro}>
      <WebinarForm state={state} />
    </FormInPage>
  );
}
