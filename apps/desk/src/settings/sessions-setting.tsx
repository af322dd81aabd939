import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskSessionListed } from '@mainstage/contracts/desk/session';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { momentText } from '../text/times';
import { useNow } from '../text/use-now';
import { SettingsSection } from './settings-section';

/** Where the person is signed in; any of it can be ended. */
export function SessionsSetting() {
  const now = useNow();
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.sessions,
    queryFn: ({ signal }) => callDesk<DeskSessionListed[]>('/sessions', { signal }),
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => callDesk(`/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: () => notify({ text: 'Signed out there' }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  return (
    <SettingsSection title="Signed in at">
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={2} height={48} />)}
      {data?.map(({ id, device, lastSeenAt, current }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{device}</Typography>
            <Typography variant="body2" color="textSecondary">
              {current ? 'This browser' : `Last seen ${momentText(lastSeenAt, now)}`}
            </Typography>
          </Box>
          {!current && (
            <Button
              size="small"
              loading={isPending && variables === id}
              onClick={() => mutate(id)}
              aria-label={`Sign out ${device}`}
            >
              Sign out
            </Button>
          )}
        </Box>
      ))}
    </SettingsSection>
  );
}
