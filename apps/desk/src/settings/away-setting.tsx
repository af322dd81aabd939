import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callDesk } from '../api/call-desk';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { useSession } from '../session/session';
import { DayField } from '../shell/day-field';
import { useNotices } from '../shell/notices';
import { dayAt, dayText } from '../text/times';
import { SettingsSection } from './settings-section';

/** *Away until*: no reminders are sent, and at half of the time their leads are escalated to everybody. */
export function AwaySetting() {
  const { member } = useSession();
  const [until, setUntil] = useState(member.awayUntil ?? '');
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: (day: string | null) => callDesk('/away', { method: 'PUT', body: { until: day } }),
    onSuccess: (_, day) => {
      if (day === null) setUntil('');
      notify({ text: day === null ? 'You are not away' : `You are away until ${dayText(day, serverNow())}` });
    },
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.session }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(until);
  };
  return (
    <SettingsSection title="Away">
      <Typography variant="body2" color="textSecondary">
        You get no reminders until the end of that day, and your unanswered leads go back to everybody.
      </Typography>
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <DayField label="Away until" required value={until} onChange={setUntil} min={dayAt(serverNow())} />
        <Button type="submit" variant="outlined" loading={isPending}>
          Save
        </Button>
        {member.awayUntil && (
          <Button onClick={() => mutate(null)} disabled={isPending}>
            I am back
          </Button>
        )}
      </Box>
    </SettingsSection>
  );
}
