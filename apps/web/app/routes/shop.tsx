import { styled } from '@mui/material/styles';
import { shop } from '@mainstage/content/pages/shop';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { PageOpening } from '../components/pages/page-opening';
import { VenueSplit } from '../components/venues/venue-split';
import { ButtonLink } from '../components/links/button-link';

const { copy, lang } = shop;

export const handle: PageHandle = { lang, nav: 'over-hero' };
export const meta = () => headOf(shop);

const OfferList = styled('div')({
  display: 'grid',
  gap: 'clamp(5rem, 9vw, 9rem)',
  // All three fit on one sheet.
  '@media print': { gap: 24 },
});

export default function ShopPage() {
  const { hero, offers, closing } = copy;

  return (
    <>
      <PageOpening {...hero} />
      <Section bleed as="div">
        <OfferList>
          {offers.map((offer, index) => (
            <VenueSplit key={offer.id} id={offer.id} side={index % 2 === 0 ? 'right' : 'left'} venue={offer}>
              <ButtonLink to={offer.to} variant="outlined">
                {offer.action}
              </ButtonLink>
            </VenueSplit>
          ))}
        </OfferList>
      </Section>
      <ClosingCall
        copy={closing}
        first={{ label: closing.estimate, to: '/estimate' }}
        second={{ label: closing.contact, to: '/contact' }}
      />
    </>
  );
}
