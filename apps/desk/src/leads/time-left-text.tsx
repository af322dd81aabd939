import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import AccessTimeFilled from '@mui/icons-material/AccessTimeFilled';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { type TimeLeft, timeLeftOf } from '../text/time-left';

const colours = {
  late: 'error.main',
  soon: 'warning.main',
  replied: 'info.main',
  open: 'text.primary',
  quiet: 'text.secondary',
} as const satisfies Record<TimeLeft['urgency'], string>;

/** The time left as text, with an icon if it is urgent: colour alone is not accessible. */
export function TimeLeftText({ lead, now }: { lead: DeskLead; now: number }) {
  const { text, urgency } = timeLeftOf(lead, now);
  const Sign = {
    late: ErrorOutlined,
    soon: AccessTimeFilled,
    replied: MarkEmailUnread,
    open: undefined,
    quiet: undefined,
  }[urgency];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 0.5,
        typography: 'body2',
        whiteSpace: 'nowrap',
        color: colours[urgency],
        fontWeight: urgency === 'quiet' ? 400 : 600,
      }}
    >
      {Sign && <Sign aria-hidden sx={{ fontSize: '1.125em' }} />}
      <span>{text}</span>
    </Box>
  );
}
