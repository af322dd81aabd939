import PlayArrow from '@mui/icons-material/PlayArrow';
import { styled } from '@mui/material/styles';
import type { GalleryItem } from '@mainstage/content/gallery/types';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { colour, radius, size, zoomsOnHover } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { LazyThumbnail } from './lazy-thumbnail';

interface GalleryTileProps {
  item: GalleryItem;
  sizes: string;
  newTab: string;
  onOpen: () => void;
}

/** A plain element: a page of a hundred tiles is rendered on request, and a `ButtonBase` takes three times as long. */
const tileStyle = {
  appearance: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  width: '100%',
  // At least as high as a film's title.
  minHeight: '100%',
  borderRadius: radius,
  overflow: 'hidden',
  '&[type="button"]': { cursor: 'zoom-in' },
  ...zoomsOnHover,
} as const;
const Tile = styled('button')(tileStyle);
const FilmTile = styled('a')(tileStyle);

/** Distinguishes a film from a picture by a dark ground, an icon and a title. */
const Title = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 14,
  padding: 'clamp(14px, 1.6vw, 24px)',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'left',
  color: colour.paper,
  background: 'linear-gradient(to top, rgba(10, 10, 15, 0.92), rgba(10, 10, 15, 0.72) 40%, rgba(10, 10, 15, 0.25))',
});

/** A picture that opens the lightbox, or a film that opens in a new tab. */
export function GalleryTile({ item, sizes, newTab, onOpen }: GalleryTileProps) {
  if (item.kind === 'video')
    return (
      <FilmTile href={item.href} target="_blank" rel="noopener noreferrer">
        <LazyThumbnail id={item.thumbnail} sizes={sizes} />
        <Title>
          <PlayArrow fontSize="small" />
          <span>
            {item.title} <VisuallyHidden>{newTab}</VisuallyHidden>
          </span>
        </Title>
      </FilmTile>
    );
  return (
    <Tile type="button" aria-haspopup="dialog" aria-label={pictureOf(item.id).alt} onClick={onOpen}>
      <LazyThumbnail id={item.id} sizes={sizes} />
    </Tile>
  );
}
