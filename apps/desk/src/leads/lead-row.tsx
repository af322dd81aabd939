import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { Link } from 'react-router-dom';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { memberName, useSession } from '../session/session';
import { kindLabels, stateLabels } from '../text/labels';
import { timeLeftOf } from '../text/time-left';
import { dayText } from '../text/times';
import { TimeLeftText } from './time-left-text';
import { useVenueName } from './venue-name';

interface LeadRowProps {
  lead: DeskLead;
  now: number;
  /** Time of the requested day, if known. */
  time?: string | null;
  /** Target of a click. */
  to: string;
  /** Whether it is open beside the list. */
  open?: boolean;
}

const line = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 } as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

/** A row of 72 px: client, request and day, owner, and time left. */
export function LeadRow({ lead, now, time, to, open = false }: LeadRowProps) {
  const { team } = useSession();
  const venueName = useVenueName();
  // The end of a long line is truncated, so the day is before the venue.
  const day = lead.date && [dayText(lead.date, now), time].filter(Boolean).join(', ');
  const request = [kindLabels[lead.kind], day, venueName(lead.venue)];
  // If no clock runs, the reply replaces the time left.
  const repliedToo = lead.repliedAt !== null && timeLeftOf(lead, now).urgency !== 'replied';
  const closed = lead.state === 'won' || lead.state === 'lost' || lead.state === 'spam';
  return (
    <ListItemButton
      component={Link}
      to={to}
      selected={open}
      aria-current={open ? 'true' : undefined}
      data-lead={lead.id}
      sx={{
        height: 72,
        px: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'center',
        rowGap: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
        '&.Mui-selected': { boxShadow: 'inset 3px 0 var(--mui-palette-text-primary)' },
        '@media print': { height: 'auto', py: 1, breakInside: 'avoid' },
        // Forced colours remove shadow and background.
        '@media (forced-colors: active)': { '&.Mui-selected': { borderLeft: '6px solid' } },
      }}
    >
      <Box sx={line}>
        <Box sx={{ ...oneLine, fontWeight: lead.state === 'new' ? 700 : 500 }}>
          <span>{lead.name}</span>
          {lead.company && (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>{` · ${lead.company}`}</Box>
          )}
        </Box>
        <TimeLeftText lead={lead} now={now} />
      </Box>
      <Box sx={{ ...line, typography: 'body2', color: 'text.secondary' }}>
        <Box sx={oneLine}>
          {request.filter(Boolean).join(' · ')}
          {lead.phone && (
            <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>{` · ${lead.phone}`}</Box>
          )}
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {repliedToo && (
            <Box component="span" sx={{ color: 'info.main', fontWeight: 600 }}>
              {'Replied · '}
            </Box>
          )}
          {closed ? stateLabels[lead.state] : memberName(team, lead.owner)}
        </Box>
      </Box>
    </ListItemButton>
  );
}
