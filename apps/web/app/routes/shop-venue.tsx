import { enquiryPath } from '@mainstage/content/forms/enquiries';
import { shop } from '@mainstage/content/pages/shop';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import { venueCards } from '@mainstage/content/shop/venue-cards';
import { ClosingCall } from '../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pricesData } from '../features/shop/prices-data';
import { ShopCard } from '../features/shop/shop-card';
import { PlainOpening } from '../components/pages/plain-opening';
import { SteppedPairs } from '../components/sections/stepped-pairs';

const { copy, path, lang } = shopVenue;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () =>
  headOf(shopVenue, {
    data: [pricesData],
    trail: [
      { name: shop.copy.hero.kicker, path: shop.path },
      { name: copy.kicker, path },
    ],
  });

/** The shop's four categories (rule shop.cards). */
export default function ShopVenuePage() {
  const { closing } = copy;

  return (
    <>
      <Section aria-labelledby="page-title">
        <PlainOpening
          back={{ to: shop.path, label: copy.back }}
          kicker={copy.kicker}
          title={copy.title}
          titleWidth="9em"
          lead={copy.lead}
        />
        <VisuallyHidden as="h2">{copy.list}</VisuallyHidden>
        <SteppedPairs>
          {venueCards.map((card, at) => (
            <li key={card.id}>
              <ShopCard card={card} priority={at === 0} />
            </li>
          ))}
        </SteppedPairs>
      </Section>
      <ClosingCall
        copy={closing}
        first={{ label: closing.discuss, to: enquiryPath('venue') }}
        second={{ label: closing.estimate, to: '/estimate' }}
      />
    </>
  );
}
