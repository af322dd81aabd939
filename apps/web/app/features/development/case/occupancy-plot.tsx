import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import type { InvestmentCase } from '@mainstage/estimate/investment/investment-case';
import { tone } from '@mainstage/ui/theme/tones';
import { filled } from './format';
import { Band } from './band';
import { Dot, Note, Plot } from './plot';
import type { CaseNumbers } from './case-numbers';
import { placeOn, pointsOf } from './scale';

const top = 60;
const ticks = [0, 20, 40, 60];
const place = placeOn(0, top);
const occupancies = ({ months }: InvestmentCase) => months.map(({ occupancyPercent }) => occupancyPercent);

interface OccupancyPlotProps {
  words: InvestmentCaseContent['chart'];
  numbers: CaseNumbers;
}

export function OccupancyPlot({ words, numbers: { inputs, chosen, worst, best } }: OccupancyPlotProps) {
  const { fitOutMonths, rampUpMonths, targetOccupancyPercent: target, horizonYears } = inputs;
  const x = placeOn(0, horizonYears * 12);
  const full = fitOutMonths + rampUpMonths;

  return (
    <Plot
      title={words.occupancy}
      ticks={ticks}
      place={place}
      label={(tick) => `${tick}%`}
      notes={
        <>
          <Dot x={x(fitOutMonths)} y={0} />
          <Note x={x(fitOutMonths)} y={88}>
            {words.opening}
          </Note>
          <Dot x={x(full)} y={place(target)} />
          <Note x={x(full)} y={88}>
            {filled(words.full, { percent: `${target}%`, month: full })}
          </Note>
        </>
      }
    >
      <Band low={pointsOf(occupancies(worst), place)} high={pointsOf(occupancies(best), place)} />
      {[fitOutMonths, full].map((month) => (
        <line key={month} x1={x(month)} x2={x(month)} y1={4} y2={100} stroke={tone.line} strokeWidth={1} />
      ))}
      <polyline points={pointsOf(occupancies(chosen), place)} fill="none" stroke={tone.accent} strokeWidth={2.5} />
    </Plot>
  );
}
