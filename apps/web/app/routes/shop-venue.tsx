import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { enquiryPath } from '@mainstage/content/forms/enquiries';
import { shop } from '@mainstage/content/pages/shop';
import { shopVenue } from '@mainstage/content/pages/shop-venue';
import { venueCards } from '@mainstage/content/shop/venue-cards';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { Section } from '@mainstage/ui/layout/section';
import { from } from '@mainstage/ui/theme/tokens';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { pictureFrom } from '../pictures';
import { BackLink } from '../components/links/back-link';
import { pricesData } from '../features/shop/prices-data';
import { ShopCard } from '../features/shop/shop-card';
import { SectionLink } from '../components/links/section-link';

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

const Opening = styled('div')({
  paddingTop: 24,
  marginBottom: 'clamp(3rem, 6vw, 6rem)',
  '&& > * + *': { marginTop: 20 },
  '& h1': { maxWidth: '9em' },
});
const Cards = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: '72px 24px',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The right column a step lower, as the floors are.
  [from.desktop]: { rowGap: 104, '& > li:nth-of-type(even)': { paddingTop: 88 } },
});

/** The shop's four categories (rule shop.cards). */
export default function ShopVenuePage() {
  const { closing } = copy;

  return (
    <>
      <Section aria-labelledby="page-title">
        <Container>
          <Opening>
            <BackLink to={shop.path}>{copy.back}</BackLink>
            <Typography variant="kicker">{copy.kicker}</Typography>
            <Typography variant="h2" component="h1" id="page-title">
              {copy.title}
            </Typography>
            <Typography variant="lead">{copy.lead}</Typography>
          </Opening>
          <Box component="h2" sx={visuallyHidden}>
            {copy.list}
          </Box>
          <Cards>
            {venueCards.map((card, at) => (
              <li key={card.id}>
                <ShopCard card={card} priority={at === 0} />
              </li>
            ))}
          </Cards>
        </Container>
      </Section>
      <CallToAction id="closing" title={closing.title} lead={closing.lead} picture={pictureFrom(closing.picture)}>
        <Button component={SectionLink} to={enquiryPath('venue')} size="large">
          {closing.discuss}
        </Button>
        <Button component={SectionLink} to="/estimate" variant="text">
          {closing.estimate}
        </Button>
      </CallToAction>
    </>
  );
}
