import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import type { GalleryItem } from '@mainstage/content/gallery/types';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import { Lightbox } from '@mainstage/ui/lightbox/lightbox';
import { useLightbox } from '@mainstage/ui/lightbox/use-lightbox';
import { Lead } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';
import { tileSpans } from './gallery-spans';
import { GalleryTile } from './gallery-tile';

interface GalleryGridProps {
  /** Name of the list and of its lightbox. */
  label: string;
  items: readonly GalleryItem[];
  copy: { empty: string; newTab: string };
  /** Its tab is chosen: the address may open one of its pictures. */
  shown?: boolean;
}

const Grid = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'clamp(150px, 44vw, 340px)',
  gap: 8,
  '& > li': { gridColumn: 'span var(--phone)' },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gridAutoRows: 'clamp(260px, 27vw, 420px)',
    gap: 16,
    '& > li': { gridColumn: 'span var(--desktop)' },
  },
});

/** The tiles of one list; a picture opens the lightbox at itself, with the pictures of this list only (rule gallery.tabs). */
export function GalleryGrid({ label, items, copy, shown = false }: GalleryGridProps) {
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item.id] : []));
  const lightbox = useLightbox(shown ? { param: 'picture', values: pictures } : undefined);
  const spans = tileSpans(items.length);

  if (items.length === 0) return <Lead>{copy.empty}</Lead>;
  return (
    <>
      <Grid aria-label={label}>
        {items.map((item, each) => {
          const { desktop = 12, phone = 2 } = spans[each] ?? {};
          return (
            <li
              key={item.kind === 'video' ? item.href : item.id}
              style={{ '--desktop': desktop, '--phone': phone } as CSSProperties}
            >
              <GalleryTile
                item={item}
                sizes={`(min-width: 1024px) ${Math.ceil(desktop * 8)}vw, ${phone * 48}vw`}
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
