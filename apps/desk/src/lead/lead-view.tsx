import Box from '@mui/material/Box';
import { panelWidth } from '../answer/panel-width';
import { useAnswering } from '../answer/use-answering';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { OfferSection } from '../offers/offer-section';
import { useOffering } from '../offers/use-offering';
import { useTitle } from '../shell/use-title';
import { useNow } from '../text/use-now';
import { ConflictDialog } from './conflict-dialog';
import { LeadActions } from './lead-actions';
import { LeadBookings } from './lead-bookings';
import { LeadFields } from './lead-fields';
import { LeadHead } from './lead-head';
import { LeadMails } from './lead-mails';
import { LeadOthers } from './lead-others';
import { LeadTimeline } from './lead-timeline';
import { useChangeLead } from './use-change-lead';
import { useViewing } from './use-viewing';

interface LeadViewProps {
  lead: DeskLeadDetail;
  /** The list from which it was opened, with its filters. */
  listAddress: string;
}

/** A lead: client, request, availability, history and actions. */
export function LeadView({ lead, listAddress }: LeadViewProps) {
  const now = useNow();
  const changes = useChangeLead();
  const answering = useAnswering(lead, changes.change);
  const offering = useOffering(lead, answering);
  useViewing(lead.id, answering.isOpen);
  useTitle(lead.name);
  return (
    // A container query, because the composer takes a part of the width.
    <Box sx={{ containerType: 'inline-size', ...(answering.isOpen && { mr: { lg: `${panelWidth}px` } }) }}>
      <Box
        component="article"
        aria-label={`Lead ${lead.reference}`}
        sx={{
          p: { xs: 2, md: 3 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
        }}
      >
        <LeadHead lead={lead} now={now} listAddress={listAddress} change={changes.change} />
        <LeadActions
          lead={lead}
          changes={changes}
          listAddress={listAddress}
          onAnswer={answering.open}
          isAnswering={answering.isOpen}
        />
        <Box
          sx={(theme) => ({
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [theme.containerQueries.up(760)]: {
              gridTemplate: '"fields side" auto "timeline side" 1fr / minmax(0, 3fr) minmax(0, 2fr)',
              '& > :nth-of-type(1)': { gridArea: 'fields' },
              '& > :nth-of-type(2)': { gridArea: 'side' },
              '& > :nth-of-type(3)': { gridArea: 'timeline' },
            },
          })}
        >
          <Box>
            <LeadFields lead={lead} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LeadBookings lead={lead} now={now} />
            <OfferSection lead={lead} now={now} offering={offering} />
            <LeadMails lead={lead} now={now} />
            <LeadOthers lead={lead} now={now} />
          </Box>
          <Box>
            <LeadTimeline lead={lead} now={now} onEditAnswer={answering.open} />
          </Box>
        </Box>
        {answering.panel}
        {offering.dialogs}
        {changes.conflict && (
          <ConflictDialog conflict={changes.conflict} onInsist={changes.insist} onGiveWay={changes.giveWay} />
        )}
      </Box>
    </Box>
  );
}
