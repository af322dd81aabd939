import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DeskOffer } from '@mainstage/contracts/offers/calls';
import { useState } from 'react';
import { OfferVersionView } from './offer-version-view';
import { newestFirst } from './offer-words';
import type { useOffering } from './use-offering';

interface OfferCardProps {
  offer: DeskOffer;
  now: number;
  offering: ReturnType<typeof useOffering>;
}

/** An offer: its draft and its latest version that the client has; older ones on request. */
export function OfferCard({ offer, now, offering }: OfferCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const versions = newestFirst(offer);
  const recent = versions[0]?.state === 'draft' ? 2 : 1;
  const older = versions.length - recent;
  return (
    <Box component="article" aria-label={`Offer ${offer.number}`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{offer.number}</Typography>
      {(showsAll ? versions : versions.slice(0, recent)).map((version, at) => (
        <OfferVersionView
          key={version.id}
          offer={offer}
          version={version}
          now={now}
          isNewest={at === 0}
          offering={offering}
        />
      ))}
      {older > 0 && (
        <Button
          size="small"
          color="secondary"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ justifySelf: 'start' }}
        >
          {showsAll ? 'Hide older versions' : `Older versions (${older})`}
        </Button>
      )}
    </Box>
  );
}
