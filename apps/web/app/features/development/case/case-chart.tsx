import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { BalancePlot } from './balance-plot';
import { euroMillions, filled } from './format';
import { Mark } from '@mainstage/ui/text/mark';
import { OccupancyPlot } from './occupancy-plot';
import { paybackOf, rateOf, type CaseNumbers } from './case-numbers';
import { RentStrip } from './rent-strip';
import { YearAxis } from './year-axis';

interface CaseChartProps {
  words: InvestmentCaseContent['chart'];
  results: InvestmentCaseContent['results'];
  mark: string;
  numbers: CaseNumbers;
}

const Figure = styled('figure')({ display: 'grid', gap: 24 });
const Caption = styled('figcaption')({ display: 'grid', gap: 12, justifyItems: 'start' });

const Key = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  fontSize: size.small,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 10 },
  '& i': { display: 'block', width: 28, height: 3, backgroundColor: tone.accent, printColorAdjust: 'exact' },
  '& i[data-band]': { height: 14, backgroundColor: tone.text, opacity: 0.24 },
});

/** Ramp-up, rent and return over the same years. The table below has the same figures. */
export function CaseChart({ words, results, mark, numbers }: CaseChartProps) {
  const { inputs, chosen } = numbers;
  const summary = filled(words.summary, {
    occupancy: `${inputs.targetOccupancyPercent}%`,
    ramp: inputs.rampUpMonths,
    payback: paybackOf(chosen, results),
    years: inputs.horizonYears,
    end: euroMillions(chosen.months.at(-1)?.balance ?? 0),
    irr: rateOf(chosen, results),
  });

  return (
    <Figure>
      <Caption>
        <Mark>{mark}</Mark>
        <Typography variant="h2" sx={{ fontSize: size.heading }}>
          {words.title}
        </Typography>
        <Typography variant="caption">{words.lead}</Typography>
        <Key aria-hidden="true">
          <span>
            <i /> {words.chosen}
          </span>
          <span>
            <i data-band /> {words.band}
          </span>
        </Key>
      </Caption>
      <Box sx={{ display: 'grid', gap: 4.5, mt: 1.5 }} role="img" aria-label={`${words.title}. ${summary}`}>
        <OccupancyPlot words={words} numbers={numbers} />
        <RentStrip words={words} inputs={inputs} />
        <BalancePlot words={words} numbers={numbers} />
        <YearAxis word={words.year} years={inputs.horizonYears} />
      </Box>
    </Figure>
  );
}
