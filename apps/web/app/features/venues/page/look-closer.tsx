import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { Lightbox } from '../../../components/pictures/lightbox';
import { Link } from '../../../components/links/page-link';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { Picture } from '@mainstage/ui/media/picture';
import { colour, displayType, from, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { pictureFrom } from '../../../pictures';
import { useFilm } from '../../../components/pictures/use-film';
import { viewAllRoundOf } from '../../../components/venues/venue-links';
import { filmOf, showsBuilding } from './film-title';
import { FloorPlanOpener } from './floor-plan-opener';
import { pageShapes } from './page-shapes';
import type { VenuePageData } from './venue-page-data';

const { look: words } = venueWords;

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  // At least as high as its text.
  '& > li': { position: 'relative', display: 'grid', aspectRatio: '16 / 9', overflow: 'clip', borderRadius: radius },
  // A missing tile leaves no gap.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', aspectRatio: '32 / 9' },
  // In one row below the pictures.
  [from.tablet]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 16,
    '&& > li, && > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto', aspectRatio: '1 / 1' },
  },
  // As high as the pictures beside them.
  [from.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'row',
    gridAutoRows: 'minmax(0, 1fr)',
    '&& > li': { aspectRatio: 'auto' },
    '&& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', aspectRatio: 'auto' },
  },
});

const tile = {
  position: 'relative',
  minWidth: 0,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  padding: 14,
  borderRadius: radius,
  color: colour.paper,
  font: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textAlign: 'left',
  '& strong': { ...displayType, fontSize: size.name, lineHeight: 1.2, letterSpacing: '-0.02em' },
  '& > strong, & > span': { position: 'relative' },
} as const;

const shade = {
  '& > picture': { position: 'absolute', inset: 0 },
  '& picture::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(to top, rgba(10, 10, 15, 0.92), rgba(10, 10, 15, 0.72) 45%, rgba(10, 10, 15, 0.15) 85%)',
  },
} as const;

const Tile = styled(ButtonBase)({ ...tile, ...shade, '&:focus-visible': { outlineOffset: -4 } }) as typeof ButtonBase;
const Lines = styled('svg')({
  position: 'absolute',
  inset: '14px 14px auto auto',
  width: '40%',
  opacity: 0.55,
  [from.desktop]: { width: '58%' },
});

/** The section with the id `gallery` (rule venues.photos): tiles for photographs, film, 360° view and plan. */
export function LookCloser({ page }: { page: VenuePageData }) {
  const { id, venue, hasView } = page;
  const lightbox = useLightbox({ param: 'photo', values: page.photos.map((photo) => photo.id) });
  const { videoUrl } = venue;
  const film = useFilm(filmOf({ ...venue, image: venue.heroImage }));
  const photos = page.photos.map(pictureFrom);
  // As high as the pictures beside them.
  const sizes = `(min-width: 1024px) ${pageShapes[page.kind].gallery === 'low' ? 'min(30vw, 450px)' : '36vw'}, 60vw`;
  const [first, second = first] = venue.seatingConfigurations.map(({ image }) => image);

  return (
    <>
      <Tiles aria-label={words.title} data-thumbnails>
        <li>
          <Tile aria-haspopup="dialog" onClick={() => lightbox.open(0)}>
            <Behind image={second} sizes={sizes} />
            <Words title={words.photos.label}>{`${photos.length} ${words.photos.note}`}</Words>
          </Tile>
        </li>
        {videoUrl && (
          <li>
            <Tile {...film.opener}>
              <Behind image={venue.heroImage} sizes={sizes} />
              <PlayMark />
              <Words title={words.videos.label}>
                {showsBuilding(videoUrl) ? words.videos.house : words.videos.own}
              </Words>
            </Tile>
          </li>
        )}
        {hasView && (
          <li>
            <Tile component={Link} to={viewAllRoundOf(id)}>
              <Behind image={first} sizes={sizes} />
              <PlayMark />
              <Words title={words.tour.label}>{words.tour.note}</Words>
            </Tile>
          </li>
        )}
        <li>
          <FloorPlanOpener venue={id}>
            {(opener) => (
              <Tile {...opener} sx={{ border: `1px solid ${tone.line}`, color: tone.text }}>
                <Lines viewBox="0 0 100 64" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
                  <path d="M1 1h98v62H1zM1 12h98M62 12v51M14 1v11M34 1v11M78 1v11M62 38h37" />
                  <path
                    d="M10 22q20-7 42 0M10 31q20-7 42 0M10 40q20-7 42 0M10 49q20-7 42 0"
                    strokeDasharray="1.6 2.4"
                  />
                </Lines>
                <Words title={words.plan.label}>{words.plan.note}</Words>
              </Tile>
            )}
          </FloorPlanOpener>
        </li>
      </Tiles>
      <Lightbox state={lightbox} pictures={photos} label={`${words.photos.label}: ${venue.name}`} />
      {film.dialog}
    </>
  );
}

const Behind = ({ image, sizes }: { image: PictureRef | undefined; sizes: string }) =>
  image ? <Picture picture={{ ...pictureFrom(image), alt: '' }} sizes={sizes} ratio="fill" /> : null;

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong>{title}</strong>
      <span>{children}</span>
    </>
  );
}

const PlayMark = () => (
  <PlayCircleOutlined
    sx={{
      position: 'absolute',
      top: 8,
      right: 8,
      fontSize: 28,
      [from.tablet]: { top: 12, right: 12, fontSize: 40 },
      borderRadius: '50%',
      bgcolor: 'rgba(10, 10, 15, 0.55)',
    }}
  />
);
