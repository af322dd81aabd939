import Grid, { type GridProps } from '@mui/material/Grid';
import type { ReactNode } from 'react';

interface TwoColumnsProps extends Omit<GridProps, 'children'> {
  /** Columns of twelve for each part on a desktop; the rest is the gap. */
  spans: readonly [first: number, second: number];
  /** The part that is sticky beside the longer one. */
  sticky?: 'first' | 'second';
  children: readonly [first: ReactNode, second: ReactNode];
}

const stickyFromDesktop = { position: { md: 'sticky' }, top: { md: 128 }, alignSelf: { md: 'start' } } as const;

/** Two parts side by side on a desktop; stacked on narrower screens. */
export function TwoColumns({ spans: [left, right], sticky, children: [first, second], ...grid }: TwoColumnsProps) {
  return (
    <Grid container {...grid}>
      <Grid size={{ xs: 12, md: left }} sx={sticky === 'first' ? stickyFromDesktop : undefined}>
        {first}
      </Grid>
      <Grid
        size={{ xs: 12, md: right }}
        offset={{ md: 12 - left - right }}
        sx={sticky === 'second' ? stickyFromDesktop : undefined}
      >
        {second}
      </Grid>
    </Grid>
  );
}
