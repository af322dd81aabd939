import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { offerDisclaimer, offerTabs, offers } from '@mainstage/content/offers/offers';
import type { OfferId, OfferTab } from '@mainstage/content/offers/types';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { Section } from '@mainstage/ui/layout/section';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { GiftCard } from './gift-card';
import { OfferCard } from './offer-card';
import { PageOpening } from '../../components/pages/page-opening';
import { useAddressChoice } from '../../components/page-address/use-address-choice';

interface OfferPageProps {
  copy: {
    hero: { kicker: string; title: string; lead: string; picture: PictureRef };
    list: { title: string };
    /** The kinds of event in this page's order. */
    tabs?: readonly OfferTab[];
    /** Descriptions of the offers for this page; by default their own. */
    stories?: Readonly<Record<OfferId, string>>;
  };
  /** Content between the opening and the offers. */
  children?: ReactNode;
}

const List = styled('ul')({ display: 'grid', gap: 'clamp(5rem, 9vw, 9rem)' });
const Terms = styled('div')({
  marginTop: 'clamp(4rem, 7vw, 7rem)',
  paddingTop: 24,
  borderTop: `1px solid ${tone.line}`,
  '&& > * + *': { marginTop: 8 },
});

/** Both offer pages: the offers by kind of event, the gift card, the terms (rule offers.price). */
export function OfferPage({ copy, children }: OfferPageProps) {
  const tabs = (copy.tabs ?? offerTabs).map((tab) => ({
    id: addressOf(tab),
    label: tab,
    panel: <Offers tab={tab} {...(copy.stories && { stories: copy.stories })} />,
  }));
  const kept = useAddressChoice(
    'tab',
    tabs.map(({ id }) => id),
  );
  return (
    <>
      <PageOpening {...copy.hero} />
      {children}
      <Section aria-labelledby="offers">
        <VisuallyHidden as="h2" id="offers">
          {copy.list.title}
        </VisuallyHidden>
        <Tabs label={offerPageWords.tabs} tabs={tabs} kept={kept} />
        <Terms>
          <Typography variant="caption">{offerDisclaimer}</Typography>
        </Terms>
      </Section>
      <GiftCard />
    </>
  );
}

/** Such as `conference-events` for Conference & Events. */
const addressOf = (tab: OfferTab) => tab.toLowerCase().replace(/[^a-z]+/g, '-');

function Offers({ tab, stories }: { tab: OfferTab; stories?: Readonly<Record<OfferId, string>> }) {
  return (
    <List>
      {offers
        .filter((offer) => offer.tab === tab)
        .map((offer, index) => (
          <li key={offer.id}>
            <OfferCard
              offer={offer}
              story={stories?.[offer.id] ?? offer.description}
              side={index % 2 === 0 ? 'left' : 'right'}
            />
          </li>
        ))}
    </List>
  );
}
