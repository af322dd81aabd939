import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { BookingHistory as History } from '@mainstage/contracts/desk/bookings';
import { callDesk } from '../api/call-desk';
import { errorText } from '../api/error-text';
import { queryKeys } from '../api/query-keys';
import { memberName, useSession } from '../session/session';
import { momentText } from '../text/times';

/** The changes of a booking with author and time, the newest first. */
export function BookingHistory({ id, now }: { id: string; now: number }) {
  const { team } = useSession();
  const { data, error } = useQuery({
    queryKey: queryKeys.bookingHistory(id),
    queryFn: ({ signal }) => callDesk<History>(`/bookings/${id}/history`, { signal }),
  });
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <LinearProgress aria-label="Loading the history" />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id: entry, at, by, title, text }) => (
        <Typography component="li" key={entry} variant="body2" color="textSecondary">
          <time dateTime={at}>{momentText(at, now)}</time>
          {by && ` · ${memberName(team, by)}`}: {title.split(': ').at(-1)}
          {text && ` (${text})`}
        </Typography>
      ))}
    </Box>
  );
}
