import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../api/query-keys';
import { serverNow } from '../api/server-time';
import { clockText } from '../text/times';
import { sessionEndOf, warnMs } from './session-end';
import { useSession } from './session';

/** Warns two minutes before a session ends and, if it is idle, offers to extend it (WCAG 2.2.1, rule desk.session). */
export function SessionEndDialog({ onSignOut }: { onSignOut: () => void }) {
  const { at, idle } = sessionEndOf(useSession());
  const client = useQueryClient();
  const [now, setNow] = useState(serverNow);
  const [seenEnd, setSeenEnd] = useState<number>();
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const ended = at <= now;
  const look = () => void client.invalidateQueries({ queryKey: queryKeys.session });
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: queryKeys.session });
  }, [ended, client]);
  if (at - now > warnMs || seenEnd === at) return null;
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  const goOn = () => {
    if (!idle) setSeenEnd(at);
    look();
  };
  return (
    <Dialog
      open
      onClose={goOn}
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-end"
      aria-describedby="session-end-text"
    >
      <DialogTitle id="session-end">{idle ? 'Are you still there?' : 'Your session ends soon'}</DialogTitle>
      <DialogContent>
        <Typography id="session-end-text" gutterBottom>
          <span>
            {idle
              ? `You have been inactive for a while: you will be signed out at ${clockText(new Date(at).toISOString())}.`
              : `Twelve hours after signing in, at ${clockText(new Date(at).toISOString())}, you will have to sign in again.`}
          </span>{' '}
          What you typed is kept in this tab.
        </Typography>
        <Typography role="timer" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onSignOut}>
          Sign out
        </Button>
        <Button variant="contained" onClick={goOn}>
          {idle ? 'Stay signed in' : 'OK'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
