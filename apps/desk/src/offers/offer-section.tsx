import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { LeadSection } from '../lead/lead-section';
import { LoadError, LoadingRows } from '../shell/states';
import { OfferCard } from './offer-card';
import { offersOptions } from './offers-query';
import type { useOffering } from './use-offering';

interface OfferSectionProps {
  lead: DeskLeadDetail;
  now: number;
  offering: ReturnType<typeof useOffering>;
}

/** The offers of a lead with their versions, and the button that makes one. */
export function OfferSection({ lead, now, offering }: OfferSectionProps) {
  const { data: offers, error, refetch } = useQuery(offersOptions(lead.id));
  return (
    <LeadSection title="Offers">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {offers ? (
          offers.length === 0 && <Typography color="textSecondary">No offer yet.</Typography>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={1} />
        )}
        {offers?.map((offer) => (
          <OfferCard key={offer.id} offer={offer} now={now} offering={offering} />
        ))}
        {offering.unable && <Alert severity="info">{offering.unable}</Alert>}
        {offering.make && (
          <Button
            variant="outlined"
            size="small"
            onClick={offering.make}
            loading={offering.isMaking}
            aria-keyshortcuts="o"
            sx={{ justifySelf: 'start' }}
          >
            {offering.label}
          </Button>
        )}
      </Box>
    </LeadSection>
  );
}
