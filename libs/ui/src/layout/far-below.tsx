import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inParts } from '../theme/parts';
import { from } from '../theme/tokens';

interface FarBelowProps {
  /** About how high it will be, in pixels: the page's length is right before it is laid out. */
  height: { phone: number; desktop: number };
  children: ReactNode;
}

const Part = styled('div', { shouldForwardProp: (prop) => prop !== 'height' })<FarBelowProps>(({ height }) => ({
  [`${inParts} &`]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height.phone}px`,
    [from.desktop]: { containIntrinsicBlockSize: `auto ${height.desktop}px` },
  },
}));

/**
 * A part of a long page that the browser lays out when the visitor comes near, so that the first screen does not wait
 * for it. It is in the page all the same: for search, for screen readers and without scripts. Sections of the page are laid out
 * so by themselves (page-styles.ts).
 */
export function FarBelow(props: FarBelowProps) {
  return <Part {...props} />;
}

/** Has the whole page laid out from now on: before a place in it is measured. */
export function layOutWholePage(): void {
  document.documentElement.dataset['wholePage'] = '';
}
