import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { Dotted } from '@mainstage/ui/text/dotted';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { ShortlistButton } from '../../shortlist/shortlist-button';
import { pictureFrom } from '../../pictures';
import { bookTourOf } from '../../components/venues/venue-links';
import type { ListedFacts } from '../../components/venues/venue-facts';
import { ButtonLink } from '../../components/links/button-link';

interface VenueCardProps {
  venue: ListedFacts;
  picture: PictureRef;
  /** Its parts, in place of its description. */
  made?: string;
  /** Displayed width of the picture, as in the `sizes` attribute. */
  sizes: string;
  /** On a phone the picture is small, beside the words. */
  row?: boolean;
  tour?: { label: string; of: string };
}

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '1 / 1',
  [from.tablet]: { aspectRatio: '3 / 2' },
  [from.desktop]: { aspectRatio: 'auto', height: 'clamp(200px, 18vw, 260px)' },
});

const asRow = {
  '@media screen and (max-width: 699px)': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    alignItems: 'start',
    paddingBlock: 1.75,
    borderTop: `1px solid ${tone.line}`,
    '& [data-frame]': { aspectRatio: '4 / 3' },
    '& > :last-child': { paddingRight: 6 },
  },
};

const Words = styled('div')({
  display: 'grid',
  gap: 6,
  '& h3': { fontSize: 'clamp(1.375rem, 1.1rem + 0.6vw, 1.625rem)', lineHeight: 1.12, letterSpacing: '-0.025em' },
  '@media print': { '& h3': { fontSize: '1.25rem' } },
});

const Price = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 20px',
  fontSize: size.small,
  lineHeight: 1.45,
  fontWeight: 600,
  // Above the link that covers the card.
  '& a': { position: 'relative', zIndex: 1, color: tone.text },
});

/** A venue: picture, name, capacity and price. */
export function VenueCard({ venue, picture, made, sizes, row = false, tour }: VenueCardProps) {
  const { id, name, subtitle, facts, price } = venue;
  return (
    <PictureCard aria-label={name} sx={{ gap: 2, ...(row && asRow) }}>
      <Frame data-frame>
        <Picture picture={pictureFrom(picture)} sizes={sizes} ratio="fill" />
      </Frame>
      <Box sx={{ position: 'absolute', top: 12, right: row ? { xs: 0, sm: 12 } : 12, zIndex: 1 }}>
        <ShortlistButton venue={id} />
      </Box>
      <Words>
        <Typography variant="h3">
          <Link to={`/venues/${id}`}>{name}</Link>
        </Typography>
        <Typography variant="caption">{made ?? subtitle}</Typography>
        <Typography variant="caption" component="div">
          <Dotted facts={facts} />
        </Typography>
        <Price>
          {price}
          {tour && (
            <ButtonLink to={bookTourOf(id)} variant="text">
              {tour.label}
              <VisuallyHidden>{` ${tour.of} ${name}`}</VisuallyHidden>
            </ButtonLink>
          )}
        </Price>
      </Words>
    </PictureCard>
  );
}
