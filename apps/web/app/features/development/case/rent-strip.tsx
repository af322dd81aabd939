import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { gutter } from './plot';

interface RentStripProps {
  words: InvestmentCaseContent['chart'];
  inputs: InvestmentInputs;
}

const Title = styled('p')({ marginBottom: 10, fontSize: size.small, fontWeight: 600, lineHeight: 1.4 });
const Strip = styled('div')({ display: 'flex', gap: 2, marginLeft: gutter });
const Step = styled('div')({
  minWidth: 0,
  paddingTop: 10,
  overflow: 'hidden',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: tone.muted,
  printColorAdjust: 'exact',
  '& svg': { marginBottom: 8 },
});

/** The three steps of the rent over the years: a paler step is a lower rent. */
export function RentStrip({ words: { rent, rentSteps }, inputs }: RentStripProps) {
  const { rentFreeMonths, reducedRentYears, horizonYears } = inputs;
  const reduced = reducedRentYears * 12;
  const steps = [
    { name: rentSteps.free, months: rentFreeMonths, strength: 0.14 },
    { name: rentSteps.reduced, months: reduced, strength: 0.42 },
    { name: rentSteps.full, months: horizonYears * 12 - rentFreeMonths - reduced, strength: 0.9 },
  ];
  return (
    <div>
      <Title>{rent}</Title>
      <Strip>
        {steps.map(({ name, months, strength }) => (
          <Step key={name} style={{ flex: `${months} 0 0` }}>
            <svg width="100%" height="10" aria-hidden="true">
              <rect width="100%" height="10" fill={tone.text} fillOpacity={strength} />
            </svg>
            {name}
          </Step>
        ))}
      </Strip>
    </div>
  );
}
