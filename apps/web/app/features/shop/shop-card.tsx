import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import type { VenueCategoryCard } from '@mainstage/content/shop/types';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { canHover, displayType, ease, motion, size } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

const Card = styled(PictureCard)({
  '& [data-alternate] picture': { opacity: 0, transition: `opacity ${motion.calm} ${ease}` },
  [canHover]: { '&:hover [data-alternate] picture': { opacity: 1 } },
  '&:focus-within [data-alternate] picture': { opacity: 1 },
  // A phone has no hover, so the second picture is loaded on focus only.
  '@media (hover: none)': { '&:not(:focus-within) [data-alternate]': { display: 'none' } },
});
const Frame = styled('div')({ position: 'relative', aspectRatio: '16 / 11' });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
  width: '100%',
});
const Price = styled('p')({ ...displayType, fontSize: `max(1.375rem, ${size.lead})` });

interface ShopCardProps {
  card: VenueCategoryCard;
  priority: boolean;
}

/** One of the shop's categories; shows its second picture on hover and focus (rule shop.cards). */
export function ShopCard({ card, priority }: ShopCardProps) {
  const { title, subtitle, priceLabel, image, hoverImage, features, description, href } = card;
  const sizes = `(min-width: 700px) ${inFrame('46vw', '16 / 11')}, ${inFrame('92vw', '16 / 11')}`;

  return (
    <Card aria-label={title}>
      <Frame>
        <Picture picture={pictureFrom(image)} sizes={sizes} ratio="fill" priority={priority} />
        <span data-alternate>
          <Picture picture={pictureFrom({ ...hoverImage, alt: '' })} sizes={sizes} ratio="fill" />
        </span>
      </Frame>
      <Stack spacing={1.25}>
        <Line>
          <Typography variant="h3">
            <Link to={href}>{title}</Link>
          </Typography>
          <Price>{priceLabel}</Price>
        </Line>
        <Typography variant="prose">
          {subtitle}. {description}
        </Typography>
        <CardFacts facts={features} />
      </Stack>
    </Card>
  );
}
