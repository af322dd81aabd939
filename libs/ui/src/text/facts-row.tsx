import { styled } from '@mui/material/styles';
import { displayType, from, size } from '../theme/tokens';
import { tone } from '../theme/tones';

export interface Fact {
  value: string;
  /** After the number, small: sqm, %. */
  unit?: string;
  label: string;
}

interface FactsRowProps {
  facts: readonly Fact[];
  compact?: boolean;
}

const List = styled('dl')({
  display: 'grid',
  // Two, or one with text at 200 %.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))',
  gap: '24px 20px',
  // The last of an odd number has a row to itself.
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [from.tablet]: {
    gridTemplateColumns: 'repeat(var(--on-tablet), minmax(0, 1fr))',
    '& > :last-child:nth-of-type(3)': { gridColumn: 'auto' },
  },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(var(--facts), minmax(0, 1fr))',
    columnGap: 24,
    '& > :last-child:nth-of-type(odd)': { gridColumn: 'auto' },
  },
});

const Item = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 8,
  paddingTop: 14,
  borderTop: `1px solid ${tone.line}`,
});

const Value = styled('dd')({
  ...displayType,
  fontSize: 'var(--value)',
  lineHeight: 0.95,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& small': { marginLeft: '0.25em', fontSize: size.name, letterSpacing: '-0.01em' },
});

const Label = styled('dt')({
  fontSize: size.small,
  lineHeight: 1.45,
  color: tone.muted,
  maxWidth: '15em',
  textWrap: 'balance',
});

/** Large numbers side by side, two to a row on a phone; three on a tablet if there are three. */
export function FactsRow({ facts, compact = false }: FactsRowProps) {
  return (
    <List
      sx={{
        '--facts': facts.length,
        '--on-tablet': facts.length === 3 ? 3 : 2,
        '--value': compact ? 'clamp(2.5rem, 1.75rem + 2.6vw, 4rem)' : 'clamp(2.75rem, 1.5rem + 5vw, 6.25rem)',
        ...(compact && { rowGap: '24px' }),
      }}
    >
      {facts.map((fact) => (
        <Item key={fact.label}>
          <Label>{fact.label}</Label>
          <Value>
            {fact.value}
            {fact.unit && <small>{fact.unit}</small>}
          </Value>
        </Item>
      ))}
    </List>
  );
}
