import { businessEventDialog, businessEventInPage } from '@mainstage/content/forms/business-event';
import { FormInPage } from '../../forms/fields/form-in-page';
import { BusinessEventForm } from './business-event-form';

/** The application for those who run no scripts: what is a dialog elsewhere stands in the page. */
export function BusinessEventInPage() {
  return (
    <FormInPage id={businessEventInPage} title={businessEventDialog.title} intro={businessEventDialog.intro}>
      <BusinessEventForm />
    </FormInPage>
  );
}
