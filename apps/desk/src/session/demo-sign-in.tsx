import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SignInOptions } from '@mainstage/contracts/desk/session';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { signInToDemo } from './sign-in-calls';

/** Outside production: one click signs in as a member of the demo team. Renders nothing without such a team. */
export function DemoSignIn({ onDone }: { onDone: () => Promise<void> }) {
  const { notifyError } = useNotices();
  const { data } = useQuery({
    queryKey: queryKeys.signInOptions,
    queryFn: ({ signal }) => callDesk<SignInOptions>('/sign-in', { signal }),
    retry: false,
  });
  const { mutate, isPending } = useMutation({ mutationFn: signInToDemo, onSuccess: onDone, onError: notifyError });
  if (!data || data.demo.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mt: 3 }}>
      <Divider />
      <Typography variant="body2">This is a demo: sign in as</Typography>
      {data.demo.map(({ name, email }) => (
        <Button key={email} variant="outlined" color="secondary" loading={isPending} onClick={() => mutate(email)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}
