import { styled } from '@mui/material/styles';
import { Button } from '@mainstage/ui/button/button';
import { percent } from '@mainstage/content/constants/figures';
import { estimatePath } from '@mainstage/content/estimate/address';
import { mailtoLink } from '@mainstage/content/mailto/mailto';
import { hasDiscount, offerParts } from '@mainstage/content/offers/offer-parts';
import { offerWords } from '@mainstage/content/offers/offers';
import { quoteMail } from '@mainstage/content/offers/quote-mail';
import type { Offer } from '@mainstage/content/offers/types';
import { offerPageWords } from '@mainstage/content/pages/exclusive-offers';
import { brand } from '@mainstage/content/site/brand';
import { Actions, Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Hidden, Kicker, SectionTitle, Text } from '@mainstage/ui/text/text';
import { colour, from, radius, size } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';
import { LinkButton } from '../../components/link-button';
import { OfferLines } from './offer-lines';
import { OfferPrice } from './offer-price';

interface OfferCardProps {
  offer: Offer;
  /** What it is good for. */
  story: string;
  /** Edge that the picture stands at. */
  side: 'left' | 'right';
}

const Shown = styled('div')({ position: 'relative', '& picture': { borderRadius: radius } });

const Badge = styled('p')({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  padding: '10px 16px',
  borderRadius: `${radius} 0`,
  backgroundColor: colour.signal,
  color: colour.ink,
  fontWeight: 700,
});

const Title = styled(SectionTitle)({ fontSize: 'clamp(2rem, 1.4rem + 2.2vw, 3.25rem)' });
const Headline = styled('p')({ fontSize: size.lead, fontWeight: 600, lineHeight: 1.35, textWrap: 'balance' });

const PictureSpan = styled(Span, { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'left' | 'right' }>(
  ({ side }) => ({ [from.desktop]: { order: side === 'right' ? 1 : 0 } }),
);

/** One offer: picture, terms, price, what is in it, and two ways to ask for it (rule offers.parts). */
export function OfferCard({ offer, story, side }: OfferCardProps) {
  const { id, title, subtitle, schedule, buttonText, image } = offer;
  const parts = offerParts(offer);

  return (
    <article aria-labelledby={`offer-${id}`}>
      <Columns style={{ rowGap: 32, alignItems: 'end' }}>
        <PictureSpan span={7} side={side}>
          <Shown>
            {hasDiscount(offer) && (
              <Badge>
                {percent(offer.discount)} {offerPageWords.off}
              </Badge>
            )}
            <Picture picture={pictureFrom(image)} sizes="(min-width: 1024px) 56vw, 92vw" ratio="3 / 2" />
          </Shown>
        </PictureSpan>
        <Span span={5}>
          <Stack gap={20}>
            <Stack gap={10}>
              <Kicker>{schedule}</Kicker>
              <Title as="h3" id={`offer-${id}`}>
                {title}
              </Title>
              <Text>{subtitle}</Text>
            </Stack>
            <OfferPrice offer={offer} />
            <Stack gap={6}>
              <Headline>{parts.headline}</Headline>
              <Text>{parts.availability}</Text>
            </Stack>
            <Actions style={{ gap: '12px 16px' }}>
              <Button href={mailtoLink(brand.salesEmail, quoteMail(offer))}>{buttonText}</Button>
              <LinkButton to={`/contact?offer=${id}`} variant="outlined">
                {offerPageWords.here}
                <Hidden>: {title}</Hidden>
              </LinkButton>
              <LinkButton to={estimatePath(id)} variant="text">
                {offerPageWords.estimate}
                <Hidden>: {title}</Hidden>
              </LinkButton>
            </Actions>
          </Stack>
        </Span>
      </Columns>
      <Columns style={{ rowGap: 32, marginTop: 40 }}>
        <Span span={4}>
          <Text>{story}</Text>
        </Span>
        <Span span={4}>
          <OfferLines title={offerWords.includes} lines={parts.includes} />
        </Span>
        <Span span={4}>
          <OfferLines title={offerWords.benefit} lines={parts.benefits} />
        </Span>
      </Columns>
    </article>
  );
}
