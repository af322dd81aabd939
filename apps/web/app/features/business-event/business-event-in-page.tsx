import { businessEventDialog, businessEventInPage } from '@mainstage/content/forms/business-event';
import { FormInPage } from '../../forms/fields/form-in-page';
import { BusinessEventForm } from './business-event-form';

/** The application form for browsers without scripts: in the page instead of in a dialog. */
export function BusinessEventInPage() {
  return (
    <FormInPage id={businessEventInPage} title={businessEventDialog.title} intro={businessEventDialog.intro}>
      <BusinessEventForm />
    </FormInPage>
  );
}
