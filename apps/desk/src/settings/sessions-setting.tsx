import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSessionListed } from '@mainstage/contracts/desk/session';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { useConfirmed } from '../session/confirm';
import { memberName, useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { LoadError, LoadingRows } from '../shell/states';
import { momentText } from '../text/times';
import { useNow } from '../text/use-now';
import { SettingsSection } from './settings-section';

/** In place of an id: all of one's own sessions except this one. */
const allOthers = '';

/** The member's sessions, for a team lead those of everybody; each can be ended. */
export function SessionsSetting() {
  const now = useNow();
  const { member, team } = useSession();
  const [everybody, setEverybody] = useState(false);
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.sessions, everybody],
    queryFn: ({ signal }) =>
      callDesk<DeskSessionListed[]>(`/sessions${everybody ? '?everybody=true' : ''}`, { signal }),
  });
  const confirmed = useConfirmed();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) =>
      confirmed(() => callDesk(id === allOthers ? '/sessions' : `/sessions/${id}`, { method: 'DELETE' })),
    onSuccess: (_, id) => notify({ text: id === allOthers ? 'Signed out everywhere else' : 'Signed out there' }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.sessions }),
  });
  return (
    <SettingsSection title="Signed in at">
      {!data &&
        (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows rows={2} height={48} />)}
      {member.right === 'lead' && (
        <FormControlLabel
          control={<Switch checked={everybody} onChange={(_, checked) => setEverybody(checked)} />}
          label="Everybody’s"
        />
      )}
      {(data?.filter(({ member: email }) => email === member.email).length ?? 0) > 1 && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          sx={{ justifySelf: 'start' }}
          loading={isPending && variables === allOthers}
          onClick={() => mutate(allOthers)}
        >
          Sign me out everywhere else
        </Button>
      )}
      {data?.map(({ id, device, lastSeenAt, current, member: email }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>{everybody ? `${memberName(team, email)}, ${device}` : device}</Typography>
            <Typography variant="body2" color="textSecondary">
              {current ? 'This browser' : `Last seen ${momentText(lastSeenAt, now)}`}
            </Typography>
          </Box>
          {!current && (
            <Button
              size="small"
              loading={isPending && variables === id}
              onClick={() => mutate(id)}
              aria-label={`Sign out ${memberName(team, email)}, ${device}`}
            >
              Sign out
            </Button>
          )}
        </Box>
      ))}
    </SettingsSection>
  );
}
