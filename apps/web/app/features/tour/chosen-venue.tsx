import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '../../components/links/page-link';
import { tourVenueCopy as copy } from '@mainstage/content/forms/tour-venue';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { Picture } from '@mainstage/ui/media/picture';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';
import { ActionLinks, Chosen, Name, ratio } from '../../components/brief/chosen-venue-frame';

interface ChosenVenueProps {
  id: VenueId;
  onRemove: () => void;
}

/** The venue of the tour with its picture. */
export function ChosenVenue({ id, onRemove }: ChosenVenueProps) {
  const { name, heroImage } = venues[id];
  const { area, capacity, level } = summaryOf(id);
  return (
    <Chosen aria-label={`${copy.title}: ${name}`}>
      <Picture picture={{ ...pictureFrom(heroImage), alt: '' }} sizes="(min-width: 700px) 180px, 92vw" ratio={ratio} />
      <div>
        <Typography variant="caption">{copy.title}</Typography>
        <Name>{name}</Name>
        <Typography variant="caption">{[area, capacity, level].join(' · ')}</Typography>
        <ActionLinks>
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
