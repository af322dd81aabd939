import { businessEventDialog } from '@mainstage/content/forms/business-event';
import { FormDialog } from '../../forms/fields/form-dialog';
import { BusinessEventForm } from './business-event-form';

/**
 * Application for the business events, in German, over the page; stays open after a success (rule form.business-event).
 */
export function BusinessEventDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, intro } = businessEventDialog;
  return (
    <FormDialog open={open} onClose={onClose} title={title} intro={intro} language="de">
      <BusinessEventForm />
    </FormDialog>
  );
}
