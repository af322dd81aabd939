import Typography from '@mui/material/Typography';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

export function SpamDialog({ lead, change, onClose }: LeadDialogProps) {
  const submit = () => {
    change(lead, { change: { state: 'spam' }, done: 'Marked as spam' });
    onClose();
  };
  return (
    <FormDialog title="Is this spam?" submit="Mark as spam" onSubmit={submit} onClose={onClose}>
      <Typography>
        Its clock stops and there are no more reminders. The lead stays under State: Spam, from where it can be brought
        back.
      </Typography>
    </FormDialog>
  );
}
