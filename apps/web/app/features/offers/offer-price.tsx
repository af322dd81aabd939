import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { euro } from '@mainstage/content/constants/figures';
import { hasDiscount, quotePrice } from '@mainstage/content/offers/offer-parts';
import type { Offer } from '@mainstage/content/offers/types';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 14px',
  width: '100%',
  paddingTop: 20,
  borderTop: `1px solid ${tone.line}`,
  color: tone.muted,
  '& strong': { fontWeight: 'inherit', color: tone.text },
  '& s': { fontSize: size.lead },
});

/** The price of an offer in large type, with the earlier price if it is reduced. */
export function OfferPrice({ offer }: { offer: Offer }) {
  return (
    <Line>
      <strong>
        <Typography variant="figure" sx={{ fontSize: 'clamp(3rem, 2rem + 4vw, 5.5rem)' }}>
          {euro(quotePrice(offer))}
        </Typography>
      </strong>
      {hasDiscount(offer) && (
        <>
          <VisuallyHidden>{offerPageWords.before} </VisuallyHidden>
          <s>{euro(offer.originalPrice)}</s>
        </>
      )}
      <span>{offer.priceLabel}</span>
    </Line>
  );
}
