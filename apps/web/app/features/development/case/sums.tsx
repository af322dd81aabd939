import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface Sum {
  label: string;
  value: string;
  /** What the others add up to. */
  total?: boolean;
}

const List = styled('dl')({
  marginTop: 24,
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 24,
    padding: '14px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& > div[data-total]': { borderTopColor: tone.text },
  '& dt': { fontSize: size.small, lineHeight: 1.4, color: tone.muted },
  '& dd': {
    ...displayType,
    fontSize: size.heading,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

interface SumsProps {
  id?: string;
  title: string;
  lead: string;
  sums: readonly Sum[];
  note: string;
}

/** Sums under one another, the total under a stronger line, between what they are and a note. */
export function Sums({ id, title, lead, sums, note }: SumsProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
      <Typography variant="h2" id={id} sx={{ fontSize: size.heading }}>
        {title}
      </Typography>
      <Typography variant="prose">{lead}</Typography>
      <List>
        {sums.map(({ label, value, total }) => (
          <div key={label} data-total={total || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <Typography variant="caption">{note}</Typography>
    </Stack>
  );
}

/** Two of them side by side on a desktop. */
export const Sides = styled('div')({
  display: 'grid',
  gap: 'clamp(4rem, 6vw, 6rem) 24px',
  [from.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr)',
    justifyContent: 'space-between',
    columnGap: '16%',
  },
});
