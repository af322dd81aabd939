import { webinarDialog } from '@mainstage/content/forms/webinar';
import { FormDialog } from '../../forms/fields/form-dialog';
import { useWebinarState } from './webinar-date';
import { WebinarForm } from './webinar-form';

/** Sign-up for the live LED-wall webinar, in German, over the page. */
export function WebinarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} onClose={onClose} title={webinarDialog.title} intro={webinarDialog.intro} language="de">
      <WebinarForm state={useWebinarState()} />
    </FormDialog>
  );
}
