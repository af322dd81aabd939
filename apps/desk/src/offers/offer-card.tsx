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
  // A draft that was withdrawn must not hide the version that the client has.
  const live = versions.filter(({ state, sentAt }) => state === 'draft' || sentAt !== null);
  const recent = (live.length > 0 ? live : versions).slice(0, live[0]?.state === 'draft' ? 2 : 1);
  const older = versions.length - recent.length;
  return (
    <Box component="article" aria-label={`Offer ${offer.number}`} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{offer.number}</Typography>
      {(showsAll ? versions : recent).map((version) => (
        <OfferVersionView
          key={version.id}
          offer={offer}
          version={version}
          now={now}
          isNewest={version === recent[0]}
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
          {showsAll ? 'Hide other versions' : `Other versions (${older})`}
        </Button>
      )}
    </Box>
  );
}
