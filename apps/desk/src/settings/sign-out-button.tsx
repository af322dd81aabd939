import Button from '@mui/material/Button';
import { useSignOut } from '../session/use-sign-out';

export function SignOutButton() {
  const { mutate, isPending } = useSignOut();
  return (
    <Button variant="outlined" color="secondary" loading={isPending} onClick={() => mutate()}>
      Sign out
    </Button>
  );
}
