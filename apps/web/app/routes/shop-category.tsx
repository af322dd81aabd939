import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { estimatePath } from '@mainstage/content/estimate/address';
import { enquiryPath } from '@mainstage/content/forms/enquiries';
import { shop } from '@mainstage/content/pages/shop';
import { shopEventFloors } from '@mainstage/content/pages/shop-event-floors';
import { shopPrivateRooms } from '@mainstage/content/pages/shop-private-rooms';
import { shopRooftopTerrace } from '@mainstage/content/pages/shop-rooftop-terrace';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import { shopWorkshopPackages } from '@mainstage/content/pages/shop-workshop-packages';
import { type ShopPage, shopWords } from '@mainstage/content/shop/shop-page';
import { ClosingCall } from '../components/pages/closing-call';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList } from '@mainstage/ui/text/lists';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { pageAt } from '../components/page-address/page-at';
import { listedFactsOf } from '../components/venues/venue-facts';
import { BackLink } from '../components/links/back-link';
import { StickyHeadingSection } from '../components/sections/sticky-heading-section';
import { PageOpening } from '../components/pages/page-opening';
import { VenueLines } from '../components/venues/venue-lines';
import { ButtonLink } from '../components/links/button-link';
import { TitledStack } from '../components/sections/titled-stack';

type LoadedPage = { loaderData: ReturnType<typeof loader> };

export const handle: PageHandle = { lang: 'en', nav: 'over-hero' };

/** The page's texts, which contain facts of rooms, and a line for each room. */
export function loader(of: LoaderFunctionArgs) {
  const categories: ShopPage[] = [shopEventFloors, shopPrivateRooms, shopWorkshopPackages, shopRooftopTerrace];
  const page = pageAt(categories, of);
  return { page, rooms: page.copy.venues.ids.map((id) => listedFactsOf(id, shopWords)) };
}

export const meta = ({ loaderData: { page } }: LoadedPage) =>
  headOf(page, {
    trail: [
      { name: shop.copy.hero.kicker, path: shop.path },
      { name: shopVenue.copy.kicker, path: shopVenue.path },
      { name: page.copy.hero.kicker, path: page.path },
    ],
  });

/** One category of the shop: price, what is included and what is not, its rooms. */
export default function ShopCategoryPage({ loaderData: { page, rooms } }: LoadedPage) {
  const { hero, price, facts, included, additional, suits, closing, venues } = page.copy;
  const estimate = estimatePath(page.path.split('/').at(-1) ?? '');

  return (
    <>
      <PageOpening {...hero}>
        <BackLink to="/shop/venue">{shopWords.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="price">
        <TwoColumns spans={[6, 6]} rowSpacing={4} sx={{ alignItems: 'end' }}>
          <Typography variant="h2" id="price" sx={{ maxWidth: '7em' }}>
            {price.title}
          </Typography>
          <Stack>
            <Typography variant="lead">{price.text}</Typography>
            <Stack direction="row">
              <ButtonLink to={estimate} size="large">
                {shopWords.estimate}
              </ButtonLink>
              <ButtonLink to="/book-tour" variant="text">
                {shopWords.tour}
              </ButtonLink>
            </Stack>
          </Stack>
        </TwoColumns>
        <Box sx={{ marginTop: 'clamp(3.5rem, 7vw, 7rem)' }}>
          <FactsRow facts={facts} />
        </Box>
      </Section>
      <Section tone="mist" aria-label={`${included.title}, ${additional.title.toLowerCase()}`}>
        <Grid container>
          {[included, additional].map(({ title, lines }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }}>
              <TitledStack title={title} spacing={2.5}>
                <LineList lines={lines} />
              </TitledStack>
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section bleed tone="ink" aria-labelledby="suits">
        <Split side="left" picture={pictureFrom(suits.picture)}>
          <Typography variant="h2" id="suits">
            {suits.title}
          </Typography>
          <Typography variant="prose">{suits.text}</Typography>
          <LineList lines={suits.points} />
        </Split>
      </Section>
      <StickyHeadingSection id="rooms" title={venues.title}>
        <Stack spacing={3.5} sx={{ alignItems: 'stretch' }}>
          <Typography variant="lead">{venues.text}</Typography>
          <VenueLines venues={rooms} tour={shopWords.see} of={shopWords.of} />
        </Stack>
      </StickyHeadingSection>
      <ClosingCall
        copy={closing}
        first={{ label: shopWords.estimate, to: estimate }}
        second={{ label: shopWords.discuss, to: enquiryPath('venue') }}
      />
    </>
  );
}
