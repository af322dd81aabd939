import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentCase } from '@mainstage/estimate/investment/investment-case';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { Mark } from '@mainstage/ui/text/mark';
import { paybackOf, rateOf } from './case-numbers';

interface ReadoutProps {
  words: InvestmentCaseContent['results'];
  mark: string;
  chosen: InvestmentCase;
}

/** Sticky under the bar of a phone while figures are changed, as small as possible. */
const Bar = styled('div')({
  backgroundColor: tone.ground,
  position: 'sticky',
  zIndex: 2,
  top: 72,
  display: 'grid',
  gridTemplate: '"mark words" auto "rate words" auto / auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '6px 20px',
  paddingBlock: 10,
  borderBottom: `1px solid ${tone.line}`,
  '& > strong': { gridArea: 'mark', justifySelf: 'start', padding: '1px 8px', fontSize: '0.75rem' },
  [from.desktop]: {
    position: 'static',
    gridColumn: '6 / span 7',
    gridTemplate: '"rate mark" 1fr "rate words" auto / auto minmax(0, 1fr)',
    gap: '12px 32px',
    padding: '0 0 32px',
    '& > strong': { padding: '4px 12px', fontSize: size.small },
  },
});

const Rate = styled('p')({
  ...displayType,
  gridArea: 'rate',
  fontSize: 'clamp(3rem, 1rem + 8vw, 9rem)',
  lineHeight: 0.9,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Words = styled('div')({
  gridArea: 'words',
  display: 'grid',
  gap: 4,
  '& p': { fontSize: '0.8125rem', lineHeight: 1.3 },
  '& p + p': { color: tone.text, fontWeight: 600 },
  [from.tablet]: { '& p': { fontSize: size.small, lineHeight: 1.4 } },
  [from.desktop]: { paddingBottom: 6, '& p': { fontSize: '1rem' } },
});

export function Readout({ words, mark, chosen }: ReadoutProps) {
  return (
    <Bar data-sticks>
      <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
      <Mark>{mark}</Mark>
      <Rate data-testid="irr">{rateOf(chosen, words)}</Rate>
      <Words>
        <Typography variant="caption">{words.irr}</Typography>
        <Typography variant="caption">
          {[paybackOf(chosen, words), chosen.paybackMonth !== undefined && words.payback].filter(Boolean).join(' ')}
        </Typography>
      </Words>
    </Bar>
  );
}
