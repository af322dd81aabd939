import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../media/picture';
import { from, space } from '../theme/tokens';

interface SplitProps {
  /** Edge of the screen that the picture reaches. */
  side: 'left' | 'right';
  picture: PictureSource;
  ratio?: string;
  /** It opens its page: its picture has priority. */
  priority?: boolean;
  children: ReactNode;
}

const edge = `max(${space.gutter.desktop}, (100vw - ${space.content}) / 2)`;

const Grid = styled('div', { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'left' | 'right' }>(
  ({ side }) => ({
    display: 'grid',
    gap: 32,
    alignItems: 'center',
    [from.desktop]: {
      gridTemplateColumns: side === 'right' ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(48px, 6vw, 96px)',
      [side === 'right' ? 'paddingLeft' : 'paddingRight']: edge,
    },
  }),
);

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
  minWidth: 0,
  paddingInline: space.gutter.phone,
  [from.tablet]: { paddingInline: space.gutter.tablet },
  [from.desktop]: { paddingInline: 0 },
});

/** On a phone the picture is first, whatever the side. */
const PictureSide = styled('div', { shouldForwardProp: (prop) => prop !== 'side' })<{ side: 'left' | 'right' }>(
  ({ side }) => ({
    order: -1,
    minWidth: 0,
    [side === 'right' ? 'paddingLeft' : 'paddingRight']: space.gutter.phone,
    [from.tablet]: { [side === 'right' ? 'paddingLeft' : 'paddingRight']: space.gutter.tablet },
    [from.desktop]: { order: side === 'right' ? 1 : -1, padding: 0 },
  }),
);

/** Text in five columns, a picture in seven that bleeds off one edge. */
export function Split({ side, picture, ratio = '4 / 3', priority = false, children }: SplitProps) {
  return (
    <Grid side={side}>
      <Words>{children}</Words>
      <PictureSide side={side}>
        <Picture picture={picture} sizes="(min-width: 1024px) 58vw, 96vw" ratio={ratio} priority={priority} />
      </PictureSide>
    </Grid>
  );
}
