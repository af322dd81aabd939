import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { otherKindLabels, stateLabels } from '../text/labels';
import { momentText } from '../text/times';
import { LeadSection } from './lead-section';

/** Other leads of the same address. */
export function LeadOthers({ lead: { others }, now }: { lead: DeskLeadDetail; now: number }) {
  if (others.length === 0) return null;
  return (
    <LeadSection title="Same address">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {others.map(({ id, kind, receivedAt, state }) => {
          const words = `${otherKindLabels[kind]}, ${momentText(receivedAt, now)}`;
          return (
            <li key={id}>
              {state === null ? (
                <span>{words}</span>
              ) : (
                <Link component={RouterLink} to={`/leads/${id}`} color="inherit">
                  {words}
                </Link>
              )}
              {state !== null && <span>{` · ${stateLabels[state]}`}</span>}
            </li>
          );
        })}
      </Box>
    </LeadSection>
  );
}
