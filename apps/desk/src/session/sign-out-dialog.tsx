import Typography from '@mui/material/Typography';
import { FormDialog } from '../shell/form-dialog';
import type { useSignOut } from './use-sign-out';

interface SignOutDialogProps {
  /** How many would be lost. */
  drafts: number;
  signOut: ReturnType<typeof useSignOut>;
  onClose: () => void;
}

/** Asks before what was typed is deleted. */
export function SignOutDialog({ drafts, signOut, onClose }: SignOutDialogProps) {
  return (
    <FormDialog
      title="Sign out?"
      submit="Sign out"
      color="error"
      pending={signOut.isPending}
      onSubmit={() => signOut.mutate()}
      onClose={onClose}
    >
      <Typography>
        {drafts === 1 ? 'A draft is' : `${drafts} drafts are`} not stored yet. Signing out deletes what you typed.
      </Typography>
    </FormDialog>
  );
}
