import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { Section } from '@mainstage/ui/layout/section';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Doubts } from './doubts';
import { oneDigit, rate } from './format';
import { type CaseNumbers } from './case-numbers';
import { placeOn } from './scale';

interface ReturnClaimProps {
  content: InvestmentCaseContent;
  numbers: CaseNumbers;
}

const Rows = styled('dl')({ marginTop: 'clamp(2.5rem, 4vw, 4rem)', borderBottom: `1px solid ${tone.line}` });

const Row = styled('div')({
  display: 'grid',
  gap: '12px 24px',
  padding: '28px 0',
  borderTop: `1px solid ${tone.line}`,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  '& dt': { fontWeight: 600 },
});

const Value = styled('p')({
  ...displayType,
  fontSize: size.title,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const Track = styled('div')({
  position: 'relative',
  height: 14,
  margin: '18px 0 16px',
  borderBottom: `1px solid ${tone.border}`,
});
const Reach = styled('div')({ position: 'absolute', bottom: 0, height: 10, printColorAdjust: 'exact' });

/** The axis of both: from zero to a rate above every claim. */
const x = placeOn(0, 60);

/** The presentation's claim beside this page's result, on one axis, and the conditions of the claim. */
export const ReturnClaim = memo(function ReturnClaim({ content, numbers }: ReturnClaimProps) {
  const { returnClaim, results } = content;
  const [low, high] = [numbers.worst.irrPercent, numbers.best.irrPercent];
  const computed = low === undefined || high === undefined ? undefined : { min: low, max: high };
  const { stated } = returnClaim;

  return (
    <Section tone="ink" aria-labelledby="case-claim">
      <Typography variant="h2" id="case-claim">
        {returnClaim.title}
      </Typography>
      <Rows>
        <Row>
          <dt>{stated.label}</dt>
          <dd>
            <Value>
              {stated.min}–{stated.max}%
            </Value>
            <Bar min={stated.min} max={stated.max} fill={tone.border} />
            <Typography variant="prose">{stated.text}</Typography>
          </dd>
        </Row>
        <Row>
          <dt>{returnClaim.computed.label}</dt>
          <dd data-testid="computed-range">
            <Value>{computed ? `${oneDigit(computed.min)}–${rate(computed.max)}` : results.none}</Value>
            {computed && <Bar {...computed} fill={tone.accent} />}
            <Typography variant="prose">{returnClaim.computed.text}</Typography>
          </dd>
        </Row>
      </Rows>
      <Doubts content={content} numbers={numbers} />
    </Section>
  );
});

function Bar({ min, max, fill }: { min: number; max: number; fill: string }) {
  const [left, right] = [Math.max(0, x(min)), Math.min(100, x(max))];
  return (
    <Track aria-hidden="true">
      <Reach style={{ left: `${left}%`, width: `${right - left}%`, backgroundColor: fill }} />
    </Track>
  );
}
