import { styled } from '@mui/material/styles';
import { euro } from '@mainstage/content/constants/figures';
import { hasDiscount, quotePrice } from '@mainstage/content/offers/offer-parts';
import type { Offer } from '@mainstage/content/offers/types';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { Figure, Hidden } from '@mainstage/ui/text/text';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

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
const Number = styled(Figure)({ fontSize: 'clamp(3rem, 2rem + 4vw, 5.5rem)' });

/** What an offer costs, as a number to remember; with the price it replaces where it is reduced. */
export function OfferPrice({ offer }: { offer: Offer }) {
  return (
    <Line>
      <strong>
        <Number>{euro(quotePrice(offer))}</Number>
      </strong>
      {hasDiscount(offer) && (
        <>
          <Hidden>{offerPageWords.before} </Hidden>
          <s>{euro(offer.originalPrice)}</s>
        </>
      )}
      <span>{offer.priceLabel}</span>
    </Line>
  );
}
