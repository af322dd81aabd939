import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { estimatePath } from '@mainstage/content/estimate/address';
import { enquiryPath } from '@mainstage/content/forms/enquiries';
import { shopWords } from '@mainstage/content/shop/shop-page';
import { ClosingCall } from '../../components/pages/closing-call';
import { Section } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList } from '@mainstage/ui/text/lists';
import { pictureFrom } from '../../pictures';
import { BackLink } from '../../components/links/back-link';
import { StickyHeadingSection } from '../../components/sections/sticky-heading-section';
import { PageOpening } from '../../components/pages/page-opening';
import { VenueLines } from '../../components/venues/venue-lines';
import { SectionLink } from '../../components/links/section-link';
import type { CategoryData } from './category-data';

const Facts = styled('div')({ marginTop: 'clamp(3.5rem, 7vw, 7rem)' });

/** One category of the shop: what it costs, what is in it and what is not, which rooms it can be. */
export function ShopCategory({ loaderData: { page, rooms } }: { loaderData: CategoryData }) {
  const { hero, price, facts, included, additional, suits, closing, venues } = page.copy;
  const estimate = estimatePath(page.path.split('/').at(-1) ?? '');

  return (
    <>
      <PageOpening {...hero}>
        <BackLink to="/shop/venue">{shopWords.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="price">
        <Grid container rowSpacing={4} sx={{ alignItems: 'end' }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Typography variant="h2" id="price" sx={{ maxWidth: '7em' }}>
              {price.title}
            </Typography>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Stack>
              <Typography variant="lead">{price.text}</Typography>
              <Stack direction="row">
                <Button component={SectionLink} to={estimate} size="large">
                  {shopWords.estimate}
                </Button>
                <Button component={SectionLink} to="/book-tour" variant="text">
                  {shopWords.tour}
                </Button>
              </Stack>
            </Stack>
          </Grid>
        </Grid>
        <Facts>
          <FactsRow facts={facts} />
        </Facts>
      </Section>
      <Section tone="mist" aria-label={`${included.title}, ${additional.title.toLowerCase()}`}>
        <Grid container>
          {[included, additional].map(({ title, lines }) => (
            <Grid key={title} size={{ xs: 12, md: 6 }}>
              <Stack spacing={2.5}>
                <Typography variant="h3" component="h2">
                  {title}
                </Typography>
                <LineList lines={lines} />
              </Stack>
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section bleed tone="ink" aria-labelledby="suits">
        <Split
          side="left"
          picture={
            <Picture picture={pictureFrom(suits.picture)} sizes="(min-width: 1024px) 58vw, 96vw" ratio="4 / 3" />
          }
        >
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
