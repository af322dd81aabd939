import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { tourVenueCopy as copy } from '@mainstage/content/forms/tour-venue';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { Picture } from '@mainstage/ui/media/picture';
import { displayType, from, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';

const Chosen = styled('section')({
  display: 'grid',
  gap: 20,
  alignItems: 'center',
  paddingBlock: 20,
  borderBlock: `1px solid ${tone.line}`,
  [from.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
  '& picture': { borderRadius: radius },
});
const Name = styled('p')({ ...displayType, fontSize: '1.375rem', lineHeight: 1.15, margin: '2px 0' });
const ActionLinks = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600, textUnderlineOffset: 6 },
});

/** The venue that a tour shall show, as a picture. */
export function ChosenVenue({ id, onRemove }: { id: VenueId; onRemove: () => void }) {
  const { name, heroImage } = venues[id];
  const { area, capacity, level } = summaryOf(id);
  return (
    <Chosen aria-label={`${copy.title}: ${name}`}>
      <Picture
        picture={{ ...pictureFrom(heroImage), alt: '' }}
        sizes="(min-width: 700px) 180px, 92vw"
        ratio="16 / 10"
      />
      <div>
        <Typography variant="caption">{copy.title}</Typography>
        <Name>{name}</Name>
        <Typography variant="caption">{[area, capacity, level].join(' · ')}</Typography>
        <ActionLinks as="div">
          <Link to={`/venues/${id}`}>{copy.page}</Link>
          <Button variant="text" onClick={onRemove}>
            {copy.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </ActionLinks>
      </div>
    </Chosen>
  );
}
