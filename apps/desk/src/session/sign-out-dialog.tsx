import { nounFor } from '@mainstage/contracts/counted';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../shell/form-dialog';
import type { useSignOut } from './use-sign-out';

interface SignOutDialogProps {
  /** Number of drafts that would be lost, in this tab and in the browser's others. */
  drafts: { here: number; elsewhere: number };
  signOut: ReturnType<typeof useSignOut>;
  onClose: () => void;
}

/** Asks for confirmation before drafts are deleted. */
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
        {`${draftsText(drafts)} not stored yet. Signing out signs out all tabs and deletes what you typed.`}
      </Typography>
    </FormDialog>
  );
}

function draftsText({ here, elsewhere }: SignOutDialogProps['drafts']): string {
  const all = here + elsewhere;
  const where = elsewhere === 0 ? '' : here === 0 ? ' in other tabs' : `, ${elsewhere} of them in other tabs,`;
  return nounFor(all, `A draft${where} is`, `${all} drafts${where} are`);
}
