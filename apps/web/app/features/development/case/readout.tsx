import styled from '@emotion/styled';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentCase } from '@mainstage/investment/investment-case';
import { Hidden, Small } from '@mainstage/ui/text/text';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Mark } from './mark';
import { paybackOf, rateOf } from './reckoned';

interface ReadoutProps {
  words: InvestmentCaseContent['results'];
  mark: string;
  chosen: InvestmentCase;
}

/** Sticks under the bar of a phone while the figures are moved. */
const Bar = styled.div({
  backgroundColor: tone.ground,
  position: 'sticky',
  zIndex: 2,
  top: 72,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '4px 20px',
  paddingBlock: 12,
  borderBottom: `1px solid ${tone.line}`,
  [from.desktop]: {
    position: 'static',
    gridColumn: '6 / span 7',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 32,
    padding: '0 0 32px',
  },
});

const Rate = styled.p({
  ...displayType,
  fontSize: 'clamp(3rem, 1rem + 8vw, 9rem)',
  fontWeight: 600,
  lineHeight: 0.9,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Words = styled.div({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  paddingBottom: 6,
  '& p:last-of-type': { color: tone.text, fontWeight: 600 },
  '& p': { fontSize: 'clamp(0.8125rem, 0.75rem + 0.3vw, 1rem)', lineHeight: 1.4 },
  '& strong': { fontSize: 'clamp(0.75rem, 0.7rem + 0.25vw, 0.9375rem)', padding: '2px 8px' },
  [from.tablet]: { '& p': { fontSize: size.small } },
});

/** The rate of return, large, marked for what it is. */
export function Readout({ words, mark, chosen }: ReadoutProps) {
  return (
    <Bar>
      <Hidden as="h2">{words.title}</Hidden>
      <Rate data-testid="irr">{rateOf(chosen, words)}</Rate>
      <Words>
        <Mark>{mark}</Mark>
        <Small>{words.irr}</Small>
        <Small>
          {paybackOf(chosen, words)} {chosen.paybackMonth !== undefined && words.payback}
        </Small>
      </Words>
    </Bar>
  );
}
