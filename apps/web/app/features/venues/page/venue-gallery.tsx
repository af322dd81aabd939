import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useState } from 'react';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { inFrame, Picture } from '@mainstage/ui/media/picture';
import { colour, ease, from, motion, radius, zoomsOnHover } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Lightbox } from '../../../components/pictures/lightbox';
import { pictureFrom } from '../../../pictures';
import { LookCloser } from './look-closer';
import { pageShapes } from './page-shapes';
import type { VenuePageData } from './venue-page-data';

const { gallery: words } = venueWords;

const frame = {
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: radius,
  overflow: 'hidden',
} as const;

const Two = styled('div')({
  display: 'grid',
  gap: 16,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const Large = styled(ButtonBase)({
  ...frame,
  aspectRatio: '3 / 2',
  cursor: 'zoom-in',
  [from.tablet]: { aspectRatio: '16 / 9' },
  ...zoomsOnHover,
  '&[data-low]': { aspectRatio: '16 / 9', [from.desktop]: { aspectRatio: '7 / 3' } },
});

const Thumbnails = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--on-phone), minmax(0, 1fr))',
  gap: 8,
  marginTop: 8,
  [from.tablet]: { gridTemplateColumns: 'repeat(var(--thumbnails), minmax(0, 1fr))', gap: 16, marginTop: 16 },
});

/** Thumbnails in a row, of which each row is full or lacks one at most. */
const inRow = (pictures: number, most: number): number => Math.ceil(pictures / Math.ceil(pictures / most));

/** The chosen one has an accent line; the others are dimmed. */
const Thumbnail = styled(ButtonBase)({
  ...frame,
  height: 'clamp(64px, 7vw, 96px)',
  '& img': { opacity: 0.72, transition: `opacity ${motion.quick} ${ease}` },
  '&:hover img, &[aria-current="true"] img': { opacity: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 4,
  },
  '&[aria-current="true"]::after': { background: colour.signal },
  '&:focus-visible': { outline: `2px solid ${tone.text}`, outlineOffset: 2 },
});

/** One large picture with thumbnails; a click on it fills the screen (rule venues.pages). */
export function VenueGallery({ page }: { page: VenuePageData }) {
  const { venue } = page;
  const low = pageShapes[page.kind].gallery === 'low';
  const lightbox = useLightbox({ param: 'picture', values: venue.galleryImages.map((image) => image.id) });
  const [chosen, setChosen] = useState(0);
  const pictures = venue.galleryImages.map(pictureFrom);
  const shown = pictures[chosen] ?? pictures[0];
  const [onPhone, across] = [inRow(pictures.length, 4), inRow(pictures.length, 6)];

  return (
    <Two>
      <div>
        {shown && (
          <Large
            data-low={low || undefined}
            aria-haspopup="dialog"
            aria-label={`${words.large}: ${shown.alt}`}
            onClick={() => lightbox.open(chosen)}
          >
            <Picture
              key={shown.base}
              picture={shown}
              sizes={`(min-width: 1024px) 62vw, (min-width: 700px) 94vw, ${low ? '94vw' : inFrame('94vw', '3 / 2')}`}
              ratio="fill"
            />
          </Large>
        )}
        {pictures.length > 1 && (
          <Thumbnails
            aria-label={words.thumbnails}
            data-thumbnails
            style={{ '--on-phone': onPhone, '--thumbnails': across } as CSSProperties}
          >
            {pictures.map((picture, each) => (
              <li key={picture.base}>
                <Thumbnail
                  aria-label={`${words.show} ${each + 1}: ${picture.alt}`}
                  aria-current={each === chosen ? 'true' : undefined}
                  onClick={() => setChosen(each)}
                >
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes={`(min-width: 1024px) ${Math.max(Math.round(60 / across), 13)}vw, (min-width: 700px) ${Math.max(Math.round(92 / across), 20)}vw, ${Math.max(Math.round(90 / onPhone), 30)}vw`}
                    ratio="fill"
                  />
                </Thumbnail>
              </li>
            ))}
          </Thumbnails>
        )}
      </div>
      <LookCloser page={page} />
      <Lightbox state={lightbox} pictures={pictures} label={`${words.title}: ${venue.name}`} />
    </Two>
  );
}
