import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { investmentCase } from '@mainstage/estimate/investment/investment-case';
import { variableCostFor } from '@mainstage/estimate/investment/needed-costs';
import { FactTable } from '@mainstage/ui/text/fact-table';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { filled, rate, whole } from './format';
import { rateOf, type CaseNumbers } from './case-numbers';

interface DoubtsProps {
  content: InvestmentCaseContent;
  numbers: CaseNumbers;
}

const Grid = styled('div')({
  display: 'grid',
  gap: '48px 24px',
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 48 },
  '& > div': { display: 'grid', alignContent: 'start', gap: 14 },
});

const Figures = styled(FactTable)({
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '8px 0',
    border: 0,
    borderTop: `1px solid ${tone.line}`,
    fontSize: size.small,
    fontWeight: 400,
  },
  '& td, & th + th': { textAlign: 'right' },
  '& strong': { fontWeight: 600 },
});

const Result = styled('p')({ fontWeight: 600, textWrap: 'pretty' });

/**
 * Weaknesses of the case: what the claim requires, and the effects of other costs and another reading of the revenue.
 */
export function Doubts({ content: { returnClaim, results }, numbers: { inputs } }: DoubtsProps) {
  const { needs, sensitivity, reading, stated } = returnClaim;
  const needed = useMemo(
    () => [stated.min, stated.max].map((irr) => ({ irr, share: variableCostFor(irr, inputs) })),
    [stated, inputs],
  );
  const steps = useMemo(
    () =>
      sensitivity.steps.map((costs) => ({ costs, case: investmentCase({ ...inputs, variableCostPercent: costs }) })),
    [sensitivity, inputs],
  );
  const occupiedOnly = (inputs.revenuePerSqm * inputs.targetOccupancyPercent) / 100;
  const otherwise = useMemo(() => investmentCase({ ...inputs, revenuePerSqm: occupiedOnly }), [inputs, occupiedOnly]);

  return (
    <Grid>
      <div>
        <Typography variant="h3">{needs.title}</Typography>
        <Typography variant="prose">{needs.text}</Typography>
        {needed.map(({ irr, share }) => (
          <Result key={irr}>
            {share === undefined
              ? filled(needs.never, { irr: `${irr}%` })
              : filled(needs.reached, { irr: `${irr}%`, share: rate(share) })}
          </Result>
        ))}
      </div>
      <div>
        <Typography variant="h3">{sensitivity.title}</Typography>
        <Figures
          caption={sensitivity.caption}
          columns={[sensitivity.costs, sensitivity.irr]}
          rows={steps.map(({ costs, case: each }) =>
            [`${whole(costs)}%`, rateOf(each, results)].map((text) =>
              costs === inputs.variableCostPercent ? <strong key={text}>{text}</strong> : text,
            ),
          )}
        />
      </div>
      <div>
        <Typography variant="h3">{reading.title}</Typography>
        <Typography variant="prose">
          {filled(reading.text, {
            percent: `${inputs.targetOccupancyPercent}%`,
            revenue: `€${whole(occupiedOnly)}`,
          })}
        </Typography>
        <Result>
          {otherwise.irrPercent === undefined
            ? reading.none
            : filled(reading.result, { irr: rateOf(otherwise, results) })}
        </Result>
      </div>
    </Grid>
  );
}
