import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { FigureRows } from '@mainstage/ui/text/figure-rows';
import { from, size } from '@mainstage/ui/theme/tokens';

interface SumsProps {
  id?: string;
  title: string;
  lead: string;
  sums: ComponentProps<typeof FigureRows>['rows'];
  note: string;
}

export function Sums({ id, title, lead, sums, note }: SumsProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
      <Typography variant="h2" id={id} sx={{ fontSize: size.heading }}>
        {title}
      </Typography>
      <Typography variant="prose">{lead}</Typography>
      <FigureRows rows={sums} />
      <Typography variant="caption">{note}</Typography>
    </Stack>
  );
}

export const Sides = styled('div')({
  display: 'grid',
  gap: 'clamp(4rem, 6vw, 6rem) 24px',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr)',
    justifyContent: 'space-between',
    columnGap: '16%',
  },
});
