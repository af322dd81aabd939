import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ControlWords } from '../carousel/words';
import { Picture, type PictureSource } from '../media/picture';
import { canHover, ease, from, motion, radius } from '../theme/tokens';
import { Lightbox } from './lightbox';
import { useLightbox } from './use-lightbox';

interface PictureGridProps {
  pictures: readonly PictureSource[];
  /** Name of the list and of its lightbox. */
  label: string;
  words?: ControlWords;
}

/**
 * Two columns, then three; the first of every five takes two, so that the rows do not march. The last one fills what
 * its row has left: how much, its number tells.
 */
const Grid = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  '& li:nth-of-type(5n + 1)': { gridColumn: 'span 2' },
  '& li:last-of-type:nth-of-type(5n + 2), & li:last-of-type:nth-of-type(5n + 4)': { gridColumn: 'span 2' },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 16,
    '& li:last-of-type:nth-of-type(5n + 2)': { gridColumn: 'auto' },
    '& li:last-of-type:nth-of-type(5n + 1), & li:last-of-type:nth-of-type(5n + 3)': { gridColumn: 'span 3' },
  },
  '& li, & button, & picture': { height: '100%' },
});

const Open = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  minHeight: 'clamp(140px, 22vw, 300px)',
  borderRadius: radius,
  overflow: 'hidden',
  cursor: 'zoom-in',
  '& img': { transition: `transform ${motion.calm} ${ease}` },
  [canHover]: { '&:hover img': { transform: 'scale(1.02)' } },
});

/** Pictures to look through: each opens the lightbox at itself. Every one needs its `alt`: it names its button. */
export function PictureGrid({ pictures, label, words }: PictureGridProps) {
  const lightbox = useLightbox();
  return (
    <>
      <Grid aria-label={label}>
        {pictures.map((picture, each) => (
          <li key={picture.base}>
            <Open aria-haspopup="dialog" onClick={() => lightbox.open(each)}>
              <Picture picture={picture} sizes="(min-width: 1024px) 61vw, 92vw" ratio="fill" />
            </Open>
          </li>
        ))}
      </Grid>
      <Lightbox state={lightbox} pictures={pictures} label={label} {...(words && { words })} />
    </>
  );
}
