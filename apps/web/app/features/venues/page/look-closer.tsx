import styled from '@emotion/styled';
import { venuePhotos } from '@mainstage/content/gallery/venue-photos';
import { venueWords } from '@mainstage/content/pages/venue-detail';
import { houseFilm } from '@mainstage/house/films';
import type { VenueId } from '@mainstage/house/ids';
import type { Venue } from '@mainstage/content/venues/types';
import { Link } from 'react-router-dom';
import { Lightbox } from '@mainstage/ui/lightbox/lightbox';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { Small } from '@mainstage/ui/text/text';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../../pictures';
import { Titled } from '../../../components/titled';
import { useLazyDialog } from '../../../components/use-lazy-dialog';
import { viewAllRoundOf } from '../../../components/venues/venue-links';
import { FloorPlanOpener } from './floor-plan-opener';
import { lazyPart } from '../../../components/lazy-part';

const VenueFilmDialog = lazyPart(async () => (await import('./venue-film-dialog')).VenueFilmDialog);

const { look: words } = venueWords;

/** Hairlines between the tiles, none around them. */
const Tiles = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  backgroundColor: tone.line,
  borderBlock: `1px solid ${tone.line}`,
  [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': { backgroundColor: tone.ground },
});

const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 40,
  width: '100%',
  height: '100%',
  minHeight: 'clamp(170px, 18vw, 240px)',
  padding: 'clamp(16px, 2vw, 28px)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& strong': { ...displayType, fontSize: size.heading, lineHeight: 1.1 },
  '&:hover strong': { color: tone.accent },
} as const;

const Tile = styled.button(tileStyle);
const TileLink = styled(Link)(tileStyle);

interface LookCloserProps {
  id: VenueId;
  venue: Venue;
}

/** The venue's id gallery (rule venues.photos): tiles for photographs, film, the view all round and the plan. */
export function LookCloser({ id, venue }: LookCloserProps) {
  const lightbox = useLightbox();
  const film = useLazyDialog();
  const photos = venuePhotos(id).map(pictureFrom);
  const own = venue.videoUrl !== undefined;

  return (
    <Titled id="look" title={words.title}>
      <Tiles>
        <li>
          <Tile type="button" aria-haspopup="dialog" onClick={() => lightbox.open(0)}>
            <strong>{words.photos.label}</strong>
            <Small as="span">
              {photos.length} {words.photos.note}
            </Small>
          </Tile>
        </li>
        <li>
          <Tile type="button" aria-haspopup="dialog" onClick={film.show}>
            <strong>{words.videos.label}</strong>
            <Small as="span">{own ? words.videos.own : words.videos.house}</Small>
          </Tile>
        </li>
        <li>
          <TileLink to={viewAllRoundOf(id)}>
            <strong>{words.tour.label}</strong>
            <Small as="span">{words.tour.note}</Small>
          </TileLink>
        </li>
        <li>
          <FloorPlanOpener venue={id}>
            {(show) => (
              <Tile type="button" aria-haspopup="dialog" onClick={show}>
                <strong>{words.plan.label}</strong>
                <Small as="span">{words.plan.note}</Small>
              </Tile>
            )}
          </FloorPlanOpener>
        </li>
      </Tiles>
      <Lightbox state={lightbox} pictures={photos} label={`${words.photos.label}: ${venue.name}`} />
      {film.wanted && (
        <VenueFilmDialog
          open={film.open}
          onClose={film.close}
          title={own ? `${venueWords.film.title} ${venue.name}` : venueWords.film.house}
          videoUrl={venue.videoUrl ?? houseFilm}
          still={venue.heroImage}
        />
      )}
    </Titled>
  );
}
