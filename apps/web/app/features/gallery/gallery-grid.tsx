import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { GalleryItem } from '@mainstage/content/gallery/types';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { from } from '@mainstage/ui/theme/tokens';
import { Lightbox } from '../../components/pictures/lightbox';
import { tileSpans, type TileSpan } from './gallery-spans';
import { GalleryTile } from './gallery-tile';

interface GalleryGridProps {
  label: string;
  items: readonly GalleryItem[];
  copy: { empty: string; newTab: string };
  /** Whether its tab is selected: the address may open one of its pictures. */
  shown?: boolean;
  /** Maximum number of tiles beside another room, one row on a desktop; the lightbox shows the others too. */
  most?: number;
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(var(--row, 33vw), auto)',
  gap: 8,
  '& > li': { gridColumn: 'span var(--phone)' },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gridAutoRows: 'minmax(var(--row, 21vw), auto)',
    '& > li': { gridColumn: 'span var(--tablet)' },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridAutoRows: 'minmax(var(--row, clamp(172px, 16.5vw, 248px)), auto)',
    gap: 12,
    '& > li': { gridColumn: 'span var(--desktop)' },
  },
});

/** The displayed width: in a narrow tile the height decides, since the picture covers the tile. */
const sizesOf = ({ desktop, tablet, phone }: TileSpan): string =>
  `(min-width: 1024px) ${Math.max(desktop * 8, 30)}vw, (min-width: 700px) ${Math.max(tablet * 16, 38)}vw, ${Math.max(phone * 48, 60)}vw`;

/** The same beside another room, where rows have fixed heights; one or two pictures are two rows high on a tablet. */
const sizesBeside = ({ desktop, tablet, phone }: TileSpan, few: boolean): string =>
  `(min-width: 1024px) max(${desktop * 4}vw, 285px), (min-width: 700px) max(${tablet * 8}vw, ${few ? 356 : 172}px), ${Math.max(phone * 48, 60)}vw`;

/** The tiles of one list; the lightbox shows the pictures of this list only (rule gallery.tabs). */
export function GalleryGrid({ label, items, copy, shown = false, most }: GalleryGridProps) {
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item.id] : []));
  const lightbox = useLightbox(shown ? { param: 'picture', values: pictures } : undefined);
  const tiles = items.slice(0, most);
  const spans = tileSpans(tiles.length);

  if (items.length === 0) return <Typography variant="lead">{copy.empty}</Typography>;
  return (
    <>
      <Grid aria-label={label}>
        {tiles.map((item, each) => {
          const span = spans[each]!;
          return (
            <li
              key={item.kind === 'video' ? item.href : item.id}
              style={{ '--desktop': span.desktop, '--tablet': span.tablet, '--phone': span.phone } as CSSProperties}
            >
              <GalleryTile
                item={item}
                sizes={most === undefined ? sizesOf(span) : sizesBeside(span, tiles.length < 3)}
                newTab={copy.newTab}
                onOpen={() => lightbox.open(item.kind === 'picture' ? pictures.indexOf(item.id) : 0)}
              />
            </li>
          );
        })}
      </Grid>
      <Lightbox state={lightbox} pictures={pictures.map((id) => pictureOf(id))} label={label} />
    </>
  );
}
