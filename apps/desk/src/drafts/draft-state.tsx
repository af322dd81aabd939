import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorText } from '../api/error-text';
import type { DraftStatus, StoredDraft } from './draft-saver';

interface DraftStateProps<Draft extends StoredDraft> {
  status: DraftStatus<Draft>;
  onTake: (current: Draft | null) => void;
  onKeep: (current: Draft | null) => void;
}

/** Whether the draft is stored, and the choice if another device was first. */
export function DraftState<Draft extends StoredDraft>({ status, onTake, onKeep }: DraftStateProps<Draft>) {
  switch (status.is) {
    case 'untouched':
      return null;
    case 'conflict':
      return (
        <Alert
          severity="warning"
          action={
            <>
              <Button color="inherit" size="small" onClick={() => onKeep(status.current)}>
                Keep mine
              </Button>
              <Button color="inherit" size="small" onClick={() => onTake(status.current)}>
                Use the other
              </Button>
            </>
          }
        >
          {status.current
            ? 'This draft was changed in another tab or on another device.'
            : 'This draft was sent or discarded in another tab or on another device.'}
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error">{`Not stored on the server: ${errorText(status.error)} It is kept in this tab.`}</Alert>
      );
    default:
      return (
        <Typography variant="body2" color="textSecondary" role="status">
          {status.is === 'saved' ? 'Draft saved' : 'Saving the draft …'}
        </Typography>
      );
  }
}
