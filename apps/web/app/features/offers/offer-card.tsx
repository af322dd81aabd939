import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { percent } from '@mainstage/content/constants/figures';
import { estimatePath } from '@mainstage/content/estimate/address';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { hasDiscount, offerParts } from '@mainstage/content/offers/offer-parts';
import { offerWords } from '@mainstage/content/offers/offers';
import { quoteMail } from '@mainstage/content/offers/quote-mail';
import type { Offer } from '@mainstage/content/offers/types';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { brand } from '@mainstage/content/site/brand';
import { Picture } from '@mainstage/ui/media/picture';
import { colour, radius, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { LineList } from '@mainstage/ui/text/lists';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';
import { OfferPrice } from './offer-price';
import { ButtonLink } from '../../components/links/button-link';

interface OfferCardProps {
  offer: Offer;
  story: string;
  side: 'left' | 'right';
}

const Badge = styled('p')({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  padding: '10px 16px',
  borderRadius: `${radius} 0`,
  backgroundColor: colour.signal,
  color: colour.ink,
  fontWeight: 600,
});
const Headline = styled('p')({ fontSize: size.lead, fontWeight: 600, lineHeight: 1.35, textWrap: 'balance' });
const Title = styled('h4')({ ...smallHeadingType, marginBottom: 12, fontSize: size.body });

/** One offer: picture, terms, price, content, and two ways to enquire (rule offers.parts). */
export function OfferCard({ offer, story, side }: OfferCardProps) {
  const { id, title, subtitle, schedule, buttonText, image } = offer;
  const parts = offerParts(offer);

  return (
    <article aria-labelledby={`offer-${id}`}>
      <Grid container rowSpacing={4} sx={{ alignItems: 'end' }}>
        <Grid size={{ xs: 12, md: 7 }} sx={{ order: { md: side === 'right' ? 1 : 0 } }}>
          <Box sx={{ position: 'relative', '& picture': { borderRadius: radius } }}>
            {hasDiscount(offer) && (
              <Badge>
                {percent(offer.discount)} {offerPageWords.off}
              </Badge>
            )}
            <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 56vw, 92vw" ratio="3 / 2" />
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={2.5}>
            <Stack spacing={1.25}>
              <Typography variant="kicker">{schedule}</Typography>
              <Typography
                variant="h2"
                component="h3"
                id={`offer-${id}`}
                sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.2vw, 3.25rem)' }}
              >
                {title}
              </Typography>
              <Typography variant="prose">{subtitle}</Typography>
            </Stack>
            <OfferPrice offer={offer} />
            <Stack spacing={0.75}>
              <Headline>{parts.headline}</Headline>
              <Typography variant="prose">{parts.availability}</Typography>
            </Stack>
            <Stack direction="row" spacing={2}>
              <Button href={mailtoLink(brand.salesEmail, quoteMail(offer))}>
                {buttonText}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
              <ButtonLink to={`/contact?offer=${id}`} variant="outlined">
                {offerPageWords.online}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
              <ButtonLink to={estimatePath(id)} variant="text">
                {offerPageWords.estimate}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            </Stack>
          </Stack>
        </Grid>
      </Grid>
      <Grid container rowSpacing={4} sx={{ marginTop: 5 }}>
        <Grid size={{ xs: 12, md: 4 }}>
          <Typography variant="prose">{story}</Typography>
        </Grid>
        {[
          { title: offerWords.includes, lines: parts.includes },
          { title: offerWords.benefit, lines: parts.benefits },
        ].map((features) => (
          <Grid key={features.title} size={{ xs: 12, md: 4 }} sx={{ fontSize: size.small }}>
            <Title>{features.title}</Title>
            <LineList lines={features.lines} />
          </Grid>
        ))}
      </Grid>
    </article>
  );
}
